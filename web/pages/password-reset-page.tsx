import { PasswordResetForm } from '#web/features/password-reset/password-reset-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.14. */
export default function PasswordResetPage() {
  useDocumentTitle('Reset Your Password');
  return (
    <>
      <PageHeader title="Reset Your Password" subtitle="Forgot it? That happens. We will get you back in." />
      <PasswordResetForm />
    </>
  );
}
