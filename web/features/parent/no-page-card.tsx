import { supportEmail } from '#web/lib/site.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** What a parent reads where no mail is sent, and so nobody has a page. */
export function NoPageCard() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader title="For parents" />
      <p>
        This site sends no e-mail, so it has no page for parents. To see what your child has written, look at
        it together on your child’s device.
      </p>
      <p>
        To have something corrected or deleted, write to{' '}
        <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </div>
  );
}
