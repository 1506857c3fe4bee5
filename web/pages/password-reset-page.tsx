import { PasswordResetForm } from '#web/features/sign-in/password-reset/password-reset-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/password-reset.tsx';

/** PRODUCT.md#password-reset. */
export default function PasswordResetPage() {
  useDocumentTitle(words.title);
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <PasswordResetForm />
    </>
  );
}
