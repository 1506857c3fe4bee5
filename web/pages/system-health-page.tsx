import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { UnsentMailsDialog } from '#web/features/office/admin/unsent-mails-dialog.tsx';
import { SystemHealthPanel } from '#web/features/office/system-health/system-health-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/office/system-health.tsx';

/** PRODUCT.md#how-it-is. */
export default function SystemHealthPage() {
  useDocumentTitle(words.title);
  const [isMailShown, setMailShown] = useState(false);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        back={<BackLink href={paths.admin()}>{admin.back}</BackLink>}
      />
      <NeedsConnection what={words.toSee} />
      <SystemHealthPanel onShowMail={() => setMailShown(true)} />
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}
