import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { ConsentSummary } from '#web/features/consent/consent-summary.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/consent/consent.ts';

/** PRODUCT.md#the-consent-page: the consent page for everybody to read, as a specimen. */
export default function ConsentPreviewPage() {
  useDocumentTitle(words.previewTitle);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title} />
      <div className="mb-6">
        <Alert tone="info" title={words.preview.title}>
          {words.preview.text}
        </Alert>
      </div>
      <ConsentSummary childName={words.yourChild} />
      <ConsentForm />
    </div>
  );
}
