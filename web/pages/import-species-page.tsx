import { paths } from '#web/app/paths.ts';
import { SpeciesImportPanel } from '#web/features/admin/species-import-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.17. */
export default function ImportSpeciesPage() {
  useDocumentTitle('Import Species Data');
  return (
    <>
      <PageHeader
        title="Admin: Import Complete Species Data"
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <SpeciesImportPanel />
    </>
  );
}
