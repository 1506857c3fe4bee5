import { paths } from '#web/app/paths.ts';
import { TroopsPanel } from '#web/features/troops/troops-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §21.3: troops, who leads them, and which scouts are in them. */
export default function TroopsPage() {
  useDocumentTitle('Troops');
  return (
    <>
      <PageHeader
        title="Troops"
        subtitle="Leaders see the scouts whose parents say yes."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To manage troops" />
      <TroopsPanel />
    </>
  );
}
