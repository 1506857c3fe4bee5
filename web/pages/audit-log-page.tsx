import { paths } from '#web/app/paths.ts';
import { AuditLogPanel } from '#web/features/admin/audit-log-panel.tsx';
import { usePeople } from '#web/features/people/people.queries.ts';
import { AllReviewsPanel } from '#web/features/reviews/all-reviews-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §16.3. */
export default function AuditLogPage() {
  useDocumentTitle('Audit Log');
  const { data } = usePeople();
  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="What administrators did, and what was done to their accounts, the latest first."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To read the audit log" />
      <AllReviewsPanel />
      <AuditLogPanel administrators={data?.administrators ?? []} />
    </>
  );
}
