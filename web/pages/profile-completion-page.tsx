import { useLocation } from 'wouter';
import { PROFILE_REDIRECT_MS } from '#domain/limits.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { ProfileCompletionForm } from '#web/features/sign-in/accounts/profile-completion-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/sign-in/profile-completion.ts';

/** PRODUCT.md#profile-completion: the first gate. */
export default function ProfileCompletionPage() {
  useDocumentTitle(words.title);
  const user = useUser();
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <ProfileCompletionForm
        user={user}
        onCompleted={() => setTimeout(() => navigate(paths.home()), PROFILE_REDIRECT_MS)}
      />
    </>
  );
}
