import { paths } from '#web/app/paths.ts';
import { KeepingPanel } from '#web/features/oversight/keeping-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §22: what goes by the clock, what is held, and the proof of what is gone. */
export default function KeepingPage() {
  useDocumentTitle('Keeping');
  return (
    <>
      <PageHeader
        title="Keeping"
        subtitle="What will be deleted, what is on hold, and what is gone."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To see and release" />
      <KeepingPanel />
    </>
  );
}
