import { useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { UnsentMailsDialog } from '#web/features/admin/unsent-mails-dialog.tsx';
import { HowItIsPanel } from '#web/features/how-it-is/how-it-is-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §31. */
export default function HowItIsPage() {
  useDocumentTitle('How It Is');
  const [isMailShown, setMailShown] = useState(false);
  return (
    <>
      <PageHeader
        title="How It Is"
        subtitle="Whether anything needs doing, and what."
        back={<BackLink href={paths.admin()}>Back to Admin Dashboard</BackLink>}
      />
      <NeedsConnection what="To see how it is" />
      <HowItIsPanel onShowMail={() => setMailShown(true)} />
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}
