import { useParams } from 'wouter';
import { paths } from '#web/app/paths.ts';
import { ChildProjectCard } from '#web/features/family/parent/child-project-card.tsx';
import { studentFiles, useStudentWork } from '#web/features/office/admin/student-work.queries.ts';
import { CallError } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { leadBack } from '#web/ui/use-way-back.ts';
import * as words from '#words/office/student-work.ts';

/** PRODUCT.md#a-students-projects: what a student has done, for an administrator to read. */
export default function StudentWorkPage() {
  const { studentId = '' } = useParams();
  const { data, error, refetch } = useStudentWork(studentId);
  const name = data ? `${data.firstName} ${data.lastName}` : words.projects;
  useDocumentTitle(name);
  const back = <BackLink href={paths.admin()}>{words.back}</BackLink>;
  const backToStudent = (
    <BackLink href={paths.student(studentId)} onClick={leadBack}>
      {words.backToStudent}
    </BackLink>
  );
  if (error instanceof CallError && error.status === 404)
    return <EmptyState headingLevel={1} title={words.notHere} text={words.maybeDeleted} action={back} />;
  if (error && !data)
    return (
      <>
        <PageHeader title={name} back={backToStudent} />
        <LoadError title={words.failed} error={error} onRetry={refetch} />
      </>
    );
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <>
      <PageHeader title={name} subtitle={data.username} back={backToStudent} />
      <NeedsConnection what={words.toSee} />
      <section aria-labelledby="work" className="grid gap-4">
        <h2 id="work">{words.projects}</h2>
        {data.projects.length === 0 ? (
          <EmptyState title={words.noTree} text={words.noneStarted(data.firstName)} />
        ) : (
          <p className="text-ink-soft">{words.readOnly}</p>
        )}
        {/* The cards begin with the fourth level, as on a parent's page. */}
        {data.projects.length > 0 && <h3 className="sr-only">{words.allProjects}</h3>}
        {data.projects.map((work) => (
          <ChildProjectCard
            key={work.project.id}
            work={work}
            files={studentFiles(data.id, work.project.id)}
          />
        ))}
      </section>
    </>
  );
}
