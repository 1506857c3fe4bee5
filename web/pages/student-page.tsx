import { useLocation, useParams } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { StudentPanel } from '#web/features/office/admin/student-panel.tsx';
import { useStudent } from '#web/features/office/admin/student-work.queries.ts';
import { SignInCardDialog } from '#web/features/sign-in/sign-in-cards/sign-in-card-dialog.tsx';
import { CallError } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { leadBack } from '#web/ui/use-way-back.ts';
import * as words from '#words/office/student-work.ts';

/** PRODUCT.md#a-students-screen: one student, for an administrator to help. */
export default function StudentPage() {
  const { studentId = '' } = useParams();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useStudent(studentId);
  const name = data ? `${data.firstName} ${data.lastName}`.trim() : words.student;
  useDocumentTitle(name);
  const back = (
    <BackLink href={paths.admin()} onClick={leadBack}>
      {words.back}
    </BackLink>
  );
  if (error instanceof CallError && error.status === 404)
    return <EmptyState headingLevel={1} title={words.notHere} text={words.maybeDeleted} action={back} />;
  if (error && !data)
    return (
      <>
        <PageHeader title={name} back={back} />
        <LoadError title={words.studentFailed} error={error} onRetry={refetch} />
      </>
    );
  if (!data)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </SkeletonGroup>
    );
  return (
    <>
      <PageHeader title={name} subtitle={data.username} back={back} />
      <NeedsConnection what={words.toHelp} />
      <StudentPanel
        student={data}
        signInCard={({ id, firstName, username }, onClose) => (
          <SignInCardDialog scout={{ id, name: `${firstName} (${username})` }} onClose={onClose} />
        )}
        onChanged={() => refetch()}
        onDeleted={() => navigate(paths.admin(), { replace: true })}
      />
    </>
  );
}
