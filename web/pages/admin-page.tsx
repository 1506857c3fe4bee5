import { LogOut, TreeDeciduous, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { useLogout, useUser } from '#web/features/accounts/accounts.queries.ts';
import { useStudents } from '#web/features/admin/admin.queries.ts';
import { StudentsPanel } from '#web/features/admin/students-panel.tsx';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { siteName } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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
      <Students />
    </>
  );
}

function Students() {
  const students = useStudents();
  if (students.isPending) {
    return (
      <div role="status" className="grid gap-4">
        <p className="text-ink-soft">Loading admin dashboard...</p>
        <Skeleton className="h-28 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    );
  }
  if (students.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="danger" live title="The students could not be loaded.">
          Check your connection, then try again.
        </Alert>
        <Button onClick={() => students.refetch()}>Try again</Button>
      </div>
    );
  }
  return <StudentsPanel students={students.data} />;
}
