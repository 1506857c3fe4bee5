import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { ConsentSummary } from '#web/features/consent/consent-summary.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §11.8: the consent page for everybody to read, as a specimen. */
export default function ConsentPreviewPage() {
  useDocumentTitle('Parent Consent (preview)');
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Parent Consent" />
      <div className="mb-6">
        <Alert tone="info" title="This is a preview">
          Parents and guardians see this page after their child signs up. You can look around and try it.
          Nothing you write here is sent or kept.
        </Alert>
      </div>
      <ConsentSummary childName="your child" />
      <ConsentForm />
    </div>
  );
}
