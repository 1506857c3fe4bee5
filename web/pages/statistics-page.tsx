import { paths } from '#web/app/paths.ts';
import { OtherTreesPanel } from '#web/features/statistics/other-trees-panel.tsx';
import { StatisticsPanel } from '#web/features/statistics/statistics-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §21.14. */
export default function StatisticsPage() {
  useDocumentTitle('Statistics');
  return (
    <>
      <PageHeader
        title="Statistics"
        subtitle="What all scouts have done together."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To see the statistics" />
      <div className="grid gap-6">
        <StatisticsPanel />
        <OtherTreesPanel />
      </div>
    </>
  );
}
