import { paths } from '#web/app/paths.ts';
import { AuditLogPanel } from '#web/features/office/admin/audit-log-panel.tsx';
import { usePeople } from '#web/features/office/people/people.queries.ts';
import { AllReviewsPanel } from '#web/features/troop/reviews/all-reviews-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/office/audit-log.ts';

/** PRODUCT.md#the-log. */
export default function AuditLogPage() {
  useDocumentTitle(words.title);
  const { data } = usePeople();
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.admin()}>{admin.back}</BackLink>}
      />
      <NeedsConnection what={words.toRead} />
      <AllReviewsPanel />
      <AuditLogPanel administrators={data?.administrators ?? []} />
    </>
  );
}
