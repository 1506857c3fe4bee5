import { Archive, FileText } from 'lucide-react';
import type { ChildProject } from '#domain/contract/family/parent.ts';
import { daysLeft } from '#domain/rules/notebook/project.ts';
import { completedCount } from '#domain/rules/notebook/steps.ts';
import { shownTotalHours } from '#domain/rules/report/summary.ts';
import { beginningOf } from '#domain/rules/report/timeline.ts';
import { showDateTime, showDay, showLongDate } from '#web/lib/dates.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import * as words from '#words/family/child-work.ts';
import { status } from '#words/notebook/status.ts';
import { title as stepTitle } from '#words/notebook/steps.ts';
import { momentLines, momentTitle } from '#words/report/recorded.ts';
import { treeNamed } from '#words/species/tree-names.ts';
import { ChildEntriesList } from './child-entries-list.tsx';
import { ChildHoursPanel } from './child-hours-panel.tsx';
import { ChildPhotosGallery } from './child-photos-gallery.tsx';
import { ChildTreeList } from './child-tree-list.tsx';
import { childProjectArchiveAddress, childReportAddress, useDeleting } from './parent.queries.ts';
import { TypedFieldsList } from './typed-fields-list.tsx';
import { WorkMenuButton } from './work-menu-button.tsx';

/** Where the files of a project are. */
export type ProjectFiles = { readonly report: string; readonly archive: string };

export type ChildProjectCardProps = {
  /** The child's id, when a parent reads it and may save and delete it. */
  childId?: string;
  /** Where somebody else who may keep it gets its files. */
  files?: ProjectFiles;
  work: Omit<ChildProject, 'deletedAt'> & Partial<Pick<ChildProject, 'deletedAt'>>;
};

/** A project as the child sees it, to read. */
export function ChildProjectCard({ childId, work, files }: ChildProjectCardProps) {
  const { project, steps, summary, deletedAt = null } = work;
  const heading = `project-${project.id}`;
  // On the page of a parent it stands right below the heading of a part.
  const [Heading, folds] = childId === undefined ? (['h4', 5] as const) : (['h3', 4] as const);
  return (
    <Card as="article" aria-labelledby={heading} className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-2">
          <Heading id={heading} className="wrap-anywhere min-w-0 py-1.5 text-xl">
            {project.name}
          </Heading>
          {childId !== undefined && <ProjectMenu childId={childId} work={work} />}
        </div>
        <div>
          {deletedAt === null ? (
            <Badge tone={project.status === 'completed' ? 'done' : 'active'}>{status(project.status)}</Badge>
          ) : (
            <Badge tone="danger">{words.deleted}</Badge>
          )}
        </div>
        {deletedAt !== null && (
          <p>
            {words.canStillComeBack(showDay(deletedAt), daysLeft(deletedAt, Date.now(), deletedProjectDays))}
          </p>
        )}
        <p className="text-ink-soft">
          {[
            project.selectedSpecies && treeNamed(project.selectedSpecies.commonName),
            words.stepsDone(completedCount(steps), project.totalSteps),
            words.hoursSpent(shownTotalHours(summary.totalTimeSpent)),
            words.begun(showDay(project.createdAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {files && <Downloads {...files} />}
      <div className="grid gap-3">
        {summary.photos.length > 0 && (
          <Collapsible headingLevel={folds} title={words.photos(summary.photos.length)}>
            <ChildPhotosGallery
              photos={summary.photos}
              began={beginningOf(project.createdAt, summary.timeline)}
              reader={childId === undefined ? 'leader' : 'parent'}
              {...(childId !== undefined && { deletableOf: childId })}
            />
          </Collapsible>
        )}
        <Collapsible headingLevel={folds} title={words.steps}>
          <Steps {...work} />
        </Collapsible>
        {work.trackingEntries.length > 0 && (
          <Collapsible headingLevel={folds} title={words.entries(work.trackingEntries.length)}>
            <ChildEntriesList
              childId={childId}
              entries={work.trackingEntries}
              dated={(entry) => showDateTime(entry.observedAt)}
              deleting={words.deleteEntry}
            />
          </Collapsible>
        )}
        {work.plantingEntries.length > 0 && (
          <Collapsible headingLevel={folds} title={words.plantings(work.plantingEntries.length)}>
            <ChildEntriesList
              childId={childId}
              entries={work.plantingEntries}
              dated={(entry) => showLongDate(entry.plantingDate)}
              deleting={words.deletePlanting}
            />
          </Collapsible>
        )}
        {work.treeChecks.length > 0 && (
          <Collapsible headingLevel={folds} title={words.checks(work.treeChecks.length)}>
            <ChildTreeList childId={childId} checks={work.treeChecks} />
          </Collapsible>
        )}
        {summary.spent.length > 0 && (
          <Collapsible headingLevel={folds} title={words.hours}>
            <ChildHoursPanel summary={summary} />
          </Collapsible>
        )}
        {summary.timeline.length > 0 && (
          <Collapsible headingLevel={folds} title={words.timeline}>
            <Timeline {...work} />
          </Collapsible>
        )}
      </div>
    </Card>
  );
}

function Downloads({ report, archive }: ProjectFiles) {
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buttonClass({ variant: 'secondary' })} href={report} download>
        <FileText aria-hidden="true" className="size-5" />
        {words.report}
      </a>
      <a className={buttonClass({ variant: 'secondary' })} href={archive} download>
        <Archive aria-hidden="true" className="size-5" />
        {words.wholeProject}
      </a>
    </div>
  );
}

/** A parent's actions on a project: the report, the ZIP, and deleting it. */
function ProjectMenu({ childId, work }: { childId: string; work: ChildProjectCardProps['work'] }) {
  const { project } = work;
  const { project: mutation } = useDeleting(childId);
  const archive = childProjectArchiveAddress(childId, project.id);
  return (
    <WorkMenuButton
      of={project.name}
      deletions={[
        {
          id: project.id,
          label: words.deleteProject,
          title: words.deleteProjectOf(project.name),
          goes: (
            <>
              <p>{words.projectGoes(countedIn(work))}</p>
              <a className="link" href={archive} download>
                {words.saveFirst}
              </a>
            </>
          ),
          mutation,
        },
      ]}
    >
      <MenuItem asChild>
        <a href={childReportAddress(childId, project.id)} download>
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {words.report}
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={archive} download>
          <Archive aria-hidden="true" className="size-5 shrink-0" />
          {words.wholeProject}
        </a>
      </MenuItem>
    </WorkMenuButton>
  );
}

/** Counts everything that goes with a project. */
function countedIn(work: ChildProjectCardProps['work']): words.Counted {
  return {
    steps: work.steps.filter(({ formData }) => Object.keys(formData).length > 0).length,
    entries: work.trackingEntries.length,
    plantings: work.plantingEntries.length,
    checks: work.treeChecks.length,
    photos: work.summary.photos.length,
  };
}

function Timeline({ summary }: Pick<ChildProject, 'summary'>) {
  return (
    <ol className="grid gap-4">
      {summary.timeline.map((moment) => (
        <li key={moment.id}>
          <p className="text-ink-soft text-sm">{words.onDay(moment.day, showLongDate(moment.at))}</p>
          <p className="font-semibold">{momentTitle(moment)}</p>
          {momentLines(moment).map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Steps({ steps }: Pick<ChildProject, 'steps'>) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ stepNumber, isCompleted, formData }) => (
        <li key={stepNumber} className="grid gap-2">
          <p className="font-semibold">{words.step(stepNumber, stepTitle(stepNumber), isCompleted)}</p>
          {Object.keys(formData).length > 0 && <TypedFieldsList of={formData} />}
        </li>
      ))}
    </ol>
  );
}
