import { paths } from '#web/app/paths.ts';
import { OtherTreesPanel } from '#web/features/office/statistics/other-trees-panel.tsx';
import { StatisticsPanel } from '#web/features/office/statistics/statistics-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/office/statistics.ts';

/** PRODUCT.md#statistics. */
export default function StatisticsPage() {
  useDocumentTitle(words.title);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.admin()}>{words.back}</BackLink>}
      />
      <NeedsConnection what={words.toSee} />
      <div className="grid gap-6">
        <StatisticsPanel />
        <OtherTreesPanel />
      </div>
    </>
  );
}
