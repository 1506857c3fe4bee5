import { paths } from '#web/app/paths.ts';
import { SpeciesImportPanel } from '#web/features/office/admin/species-import-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/species/species-import.ts';

/** PRODUCT.md#species-import. */
export default function ImportSpeciesPage() {
  useDocumentTitle(words.tab);
  return (
    <>
      <PageHeader title={words.title} back={<BackLink href={paths.admin()}>{admin.back}</BackLink>} />
      <SpeciesImportPanel />
    </>
  );
}
