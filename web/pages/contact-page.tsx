import { Mail } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { supportEmail } from '#web/lib/site.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.13. */
export default function ContactPage() {
  useDocumentTitle('Contact Us');
  return (
    <>
      <PageHeader
        title="Contact Us"
        subtitle="Stuck, or something looks wrong? We are glad to help."
        back={<BackLink href={paths.home()}>Back to Dashboard</BackLink>}
      />
      <Card className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-md bg-moss text-on-moss">
          <Mail aria-hidden="true" className="size-6" />
        </span>
        <p>Please ask your parent or troop leader to send an email to:</p>
        <a href={`mailto:${supportEmail}`} className="link wrap-anywhere py-2 text-lg">
          {supportEmail}
        </a>
        <p className="text-ink-soft">It helps us if they write what you were doing and what you saw.</p>
      </Card>
    </>
  );
}
