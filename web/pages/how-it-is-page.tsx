import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { UnsentMailsDialog } from '#web/features/office/admin/unsent-mails-dialog.tsx';
import { HowItIsPanel } from '#web/features/office/how-it-is/how-it-is-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as admin from '#words/office/admin.ts';
import * as words from '#words/office/how-it-is.tsx';

/** §31. */
export default function HowItIsPage() {
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
      <HowItIsPanel onShowMail={() => setMailShown(true)} />
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}
