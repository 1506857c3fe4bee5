import { paths } from '#web/app/paths.ts';
import { BackupsPanel } from '#web/features/office/system-health/system-health-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/office/system-health.tsx';

/** PRODUCT.md#how-it-is: the backups, at a place of their own. */
export default function BackupsPage() {
  useDocumentTitle(words.backups);
  return (
    <>
      <PageHeader
        title={words.backups}
        subtitle={words.whetherBrought}
        back={<BackLink href={paths.admin()}>{admin.back}</BackLink>}
      />
      <NeedsConnection what={words.toSee} />
      <p className="mb-4 max-w-prose">{words.whatBackupIs}</p>
      <BackupsPanel />
    </>
  );
}
