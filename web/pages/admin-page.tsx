import { LogOut, TreeDeciduous, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useLogout, useUser } from '#web/features/accounts/accounts.queries.ts';
import { AuditLogDialog } from '#web/features/admin/audit-log-dialog.tsx';
import { StudentsPanel } from '#web/features/admin/students-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';

/** §2.16. */
export default function AdminPage() {
  useDocumentTitle('Admin Dashboard');
  const { firstName, lastName } = useUser();
  const logout = useLogout();
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle={`Manage the students and the species of ${siteName}.`}
        back={
          <div>
            <Badge icon={<UserRound aria-hidden="true" className="size-4" />}>
              {firstName} {lastName}
            </Badge>
          </div>
        }
        actions={
          <>
            <Link href={paths.importSpecies()} className={buttonClass()}>
              <TreeDeciduous aria-hidden="true" className="size-5" />
              Import Species Data
            </Link>
            <AuditLogDialog />
            <Button
              variant="secondary"
              icon={<LogOut aria-hidden="true" className="size-5" />}
              pending={logout.isPending}
              onClick={() => logout.mutate()}
            >
              Back to App
            </Button>
          </>
        }
      />
      <NeedsConnection what="To manage students and species" />
      <StudentsPanel />
    </>
  );
}
