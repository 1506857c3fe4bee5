import { Mail } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { supportEmail } from '#web/lib/site.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/platform/contact.ts';

/** PRODUCT.md#who-sees-which-screen. */
export default function ContactPage() {
  useDocumentTitle(words.title);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.home()}>{words.toDashboard}</BackLink>}
      />
      <Card className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-md bg-moss text-on-moss">
          <Mail aria-hidden="true" className="size-6" />
        </span>
        <p>{words.whoWrites}</p>
        <a href={`mailto:${supportEmail}`} className="link wrap-anywhere py-2 text-lg">
          {supportEmail}
        </a>
        <p className="text-ink-soft">{words.whatHelps}</p>
      </Card>
    </>
  );
}
