import { Archive, FileText } from 'lucide-react';
import type { ChildProject } from '#domain/contract/parent.ts';
import { contestedField } from '#domain/rules/contested-fields.ts';
import { daysLeftWords, statusLabel } from '#domain/rules/project.ts';
import { completedCount, stepTitle } from '#domain/rules/steps.ts';
import { shownSum, shownTotalHours } from '#domain/rules/summary.ts';
import { showDate, showDateTime, showLongDate } from '#web/lib/dates.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ChildPhotosGallery } from './child-photos-gallery.tsx';
import { DeleteProjectButton } from './delete-project-button.tsx';
import { childProjectArchiveAddress, childReportAddress } from './parent.queries.ts';

export type ChildProjectCardProps = {
  childId: string;
  work: ChildProject;
};

/** A project as the child sees it, to read. */
export function ChildProjectCard({ childId, work }: ChildProjectCardProps) {
  const { project, steps, summary, deletedAt } = work;
  const heading = `project-${project.id}`;
  return (
    <Card as="article" aria-labelledby={heading} className="grid gap-5">
      <div className="grid gap-2">
        <h3 id={heading} className="wrap-anywhere text-xl">
          {project.name}
        </h3>
        <div>
          {deletedAt === null ? (
            <Badge tone={project.status === 'completed' ? 'done' : 'active'}>
              {statusLabel(project.status)}
            </Badge>
          ) : (
            <Badge tone="danger">Deleted</Badge>
          )}
        </div>
        {deletedAt !== null && (
          <p>
            Your child deleted this on {showDate(deletedAt)} and can still bring it back:{' '}
            {daysLeftWords(deletedAt, Date.now(), deletedProjectDays).toLowerCase()}. You can delete it for
            good now.
          </p>
        )}
        <p className="text-ink-soft">
          {[
            project.selectedSpecies?.commonName,
            `${completedCount(steps)} of ${project.totalSteps} steps done`,
            `${shownTotalHours(summary.totalTimeSpent)} hours`,
            `begun ${showDate(project.createdAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={childReportAddress(childId, project.id)}
          download
        >
          <FileText aria-hidden="true" className="size-5" />
          Report (PDF)
        </a>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={childProjectArchiveAddress(childId, project.id)}
          download
        >
          <Archive aria-hidden="true" className="size-5" />
          This project (ZIP)
        </a>
      </div>
      <div className="grid gap-3">
        {summary.photos.length > 0 && (
          <Collapsible headingLevel={4} title={`Photos (${summary.photos.length})`}>
            <ChildPhotosGallery
              photos={summary.photos}
              {...(deletedAt === null && { deletableOf: childId })}
            />
          </Collapsible>
        )}
        <Collapsible headingLevel={4} title="Steps">
          <Steps {...work} />
        </Collapsible>
        {work.trackingEntries.length > 0 && (
          <Collapsible headingLevel={4} title={`Tracking entries (${work.trackingEntries.length})`}>
            <Entries entries={work.trackingEntries} dated={(entry) => showDateTime(entry.observedAt)} />
          </Collapsible>
        )}
        {work.plantingEntries.length > 0 && (
          <Collapsible headingLevel={4} title={`Plantings (${work.plantingEntries.length})`}>
            <Entries entries={work.plantingEntries} dated={(entry) => showLongDate(entry.plantingDate)} />
          </Collapsible>
        )}
        {summary.hours.length > 0 && (
          <Collapsible headingLevel={4} title="Hours">
            <Hours {...work} />
          </Collapsible>
        )}
        {summary.timeline.length > 0 && (
          <Collapsible headingLevel={4} title="How it grew">
            <Timeline {...work} />
          </Collapsible>
        )}
      </div>
      <div>
        <DeleteProjectButton childId={childId} project={project} />
      </div>
    </Card>
  );
}

function Timeline({ summary }: Pick<ChildProject, 'summary'>) {
  return (
    <ol className="grid gap-4">
      {summary.timeline.map(({ id, at, day, title, details }) => (
        <li key={id}>
          <p className="text-ink-soft text-sm">
            Day {day}, {showLongDate(at)}
          </p>
          <p className="font-semibold">{title}</p>
          {details.map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

type Value = string | number | boolean | null | undefined;

function shownValue(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const { kind } = contestedField(name);
  if (kind === 'date') return showLongDate(String(value));
  return kind === 'date-time' ? showDateTime(String(value)) : String(value);
}

/** What was typed, field by field; what was left open is left out. */
function Fields({ of }: { of: Readonly<Record<string, unknown>> }) {
  const typed = Object.entries(of).filter(([, value]) => value !== null && value !== '' && value !== false);
  if (typed.length === 0) return <p className="text-ink-soft">Nothing typed here.</p>;
  return (
    <dl className="grid gap-2">
      {typed.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{contestedField(name).label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{shownValue(name, value as Value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ steps }: Pick<ChildProject, 'steps'>) {
  return (
    <ol className="grid gap-5">
      {steps.map(({ stepNumber, isCompleted, formData }) => (
        <li key={stepNumber} className="grid gap-2">
          <p className="font-semibold">
            Step {stepNumber}: {stepTitle(stepNumber)}, {isCompleted ? 'done' : 'not done yet'}
          </p>
          {Object.keys(formData).length > 0 && <Fields of={formData} />}
        </li>
      ))}
    </ol>
  );
}

type Entry = ChildProject['trackingEntries'][number] | ChildProject['plantingEntries'][number];

/** Of an entry what the child typed. */
const NOT_TYPED = [
  'id',
  'stepNumber',
  'isDraft',
  'createdAt',
  'photos',
  'revision',
  'isCompleted',
  'isDocumented',
  // Told above it.
  'observedAt',
  'plantingDate',
];

function Entries<E extends Entry>({
  entries,
  dated,
}: {
  entries: readonly E[];
  dated: (entry: E) => string;
}) {
  return (
    <ul className="grid gap-6">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-3 border-line not-first:border-t not-first:pt-5">
          <p className="font-semibold">
            {dated(entry) || 'No day yet'}
            {entry.isDraft && ', not finished'}
          </p>
          <Fields
            of={Object.fromEntries(Object.entries(entry).filter(([name]) => !NOT_TYPED.includes(name)))}
          />
          {entry.photos.length > 0 && <ChildPhotosGallery photos={entry.photos} />}
        </li>
      ))}
    </ul>
  );
}

function Hours({ summary }: Pick<ChildProject, 'summary'>) {
  const { rows, total } = shownSum(summary);
  return (
    <table className="w-full">
      <caption className="sr-only">How the hours add up</caption>
      <tbody>
        {rows.map(([label, hours]) => (
          <tr key={label}>
            <th scope="row" className="wrap-anywhere py-1 text-left font-normal">
              {label}
            </th>
            <td className="py-1 text-right tabular-nums">{hours}</td>
          </tr>
        ))}
        <tr className="border-line border-t font-semibold">
          <th scope="row" className="py-1 text-left">
            Total
          </th>
          <td className="py-1 text-right tabular-nums">{total}</td>
        </tr>
      </tbody>
    </table>
  );
}
