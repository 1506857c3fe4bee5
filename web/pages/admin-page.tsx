import { LogOut, TreeDeciduous, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useUnsentMails } from '#web/features/office/admin/admin.queries.ts';
import { StudentsPanel } from '#web/features/office/admin/students-panel.tsx';
import { UnsentMailsDialog } from '#web/features/office/admin/unsent-mails-dialog.tsx';
import { NeedsList } from '#web/features/office/system-health/needs-list.tsx';
import { useLogout, useUser } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/office/admin.ts';

/** PRODUCT.md#the-list-of-students. */
export default function AdminPage() {
  useDocumentTitle(words.title);
  const { firstName, lastName } = useUser();
  const logout = useLogout();
  const mails = useUnsentMails();
  const unsent = mails.data?.length ?? (mails.isError ? null : 0);
  const [isMailShown, setMailShown] = useState(false);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(siteName)}
        back={
          <div>
            <Badge icon={<UserRound aria-hidden="true" className="size-4" />}>
              {firstName} {lastName}
            </Badge>
          </div>
        }
        actions={
          <>
            <Link href={paths.importSpecies()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <TreeDeciduous aria-hidden="true" className="size-5 max-sm:hidden" />
              {words.importSpecies}
            </Link>
            <Button
              variant="secondary"
              size="sm"
              icon={<LogOut aria-hidden="true" className="size-5 max-sm:hidden" />}
              pending={logout.isPending}
              onClick={() => logout.mutate()}
            >
              {words.backToApp}
            </Button>
          </>
        }
      />
      <NeedsConnection what={words.toManage} />
      <NeedsList unsent={unsent} onShowMail={() => setMailShown(true)} />
      <StudentsPanel />
      <UnsentMailsDialog open={isMailShown} onOpenChange={setMailShown} />
    </>
  );
}
