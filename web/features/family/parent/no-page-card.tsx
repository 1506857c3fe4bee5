import { supportEmail } from '#web/lib/site.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/parent-page.tsx';

/** The page where no mail is sent, so that no parent has a page. */
export function NoPageCard() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader title={words.forParents} />
      <p>{words.noPage}</p>
      <p>
        {words.writeUs(
          <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </a>,
        )}
      </p>
    </div>
  );
}
