import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { UnsentMailsDialog } from '#web/features/office/admin/unsent-mails-dialog.tsx';
import { KeepingPanel } from '#web/features/office/retention-overview/keeping-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/keeping/keeping.tsx';
import * as admin from '#words/office/admin.ts';

/** PRODUCT.md#the-keeping-screen: what goes by the clock, what is held, and the proof of what is gone. */
export default function KeepingPage() {
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
      <KeepingPanel onShowMail={() => setMailShown(true)} />
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}
