import { useLocation } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useRenewSession, useUser } from '#web/features/accounts/accounts.queries.ts';
import { ConsentForm } from '#web/features/consent/consent-form.tsx';
import { ConsentSummary } from '#web/features/consent/consent-summary.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.4: the last gate. The parent or guardian signs, on the child's device. */
export default function ConsentPage() {
  useDocumentTitle('Parent Consent');
  const { id, firstName, lastName } = useUser();
  const renewSession = useRenewSession();
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Parent Consent" />
      <div className="mb-6">
        <Alert tone="success" title="Almost there, scout!">
          Now hand this page to your parent or guardian. They finish signing you up.
        </Alert>
      </div>
      <ConsentSummary childName={`${firstName} ${lastName}`.trim() || 'your child'} />
      <ConsentForm
        childId={id}
        onGiven={(child) => {
          navigate(paths.home(), { replace: true });
          renewSession(child);
        }}
      />
    </div>
  );
}
