import { useLocation } from 'wouter';
import { PROFILE_REDIRECT_MS } from '#domain/limits.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/features/accounts/accounts.queries.ts';
import { ProfileCompletionForm } from '#web/features/accounts/profile-completion-form.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.3: the first gate. */
export default function ProfileCompletionPage() {
  useDocumentTitle('Complete Your Profile');
  const user = useUser();
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader
        title="Complete Your Profile"
        subtitle="Just a few more things, and your adventure can begin."
      />
      <ProfileCompletionForm
        user={user}
        onCompleted={() => setTimeout(() => navigate(paths.home()), PROFILE_REDIRECT_MS)}
      />
    </>
  );
}
