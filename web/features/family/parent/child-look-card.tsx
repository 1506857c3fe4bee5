import type { ChildLook, LookAbout } from '#domain/rules/family/child-looks.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/family/child-work.ts';
import { title as stepTitle } from '#words/notebook/steps.ts';
import { told } from '#words/report/later.ts';
import { momentLines, momentTitle } from '#words/report/recorded.ts';
import { ChildPhotoCard } from './child-photo-card.tsx';
import { useDeleting } from './parent.queries.ts';
import { type Deletion, WorkMenuButton } from './work-menu-button.tsx';

/** A typed day, or a typed moment. */
const shownTime = (at: string) => (at.length > 10 ? showDateTime(at) : showLongDate(at));

const DELETING = {
  entry: words.deleteEntry,
  planting: words.deletePlanting,
  check: words.deleteCheck,
} as const;

function titleOf(about: LookAbout): string {
  if ('moment' in about) return momentTitle(about.moment);
  return 'check' in about ? told(about.check) : stepTitle(about.stepNumber);
}

/** Returns the lines of written words and counts. */
function linesOf(about: LookAbout): string[] {
  if ('moment' in about) return momentLines(about.moment);
  return 'harvest' in about && about.harvest ? momentLines(about.harvest) : [];
}

export type ChildLookCardProps = { childId: string; look: ChildLook };

/** One thing that a child did: the photo as wide as the page, the child's words, the day. */
export function ChildLookCard({ childId, look }: ChildLookCardProps) {
  const { at, about, projectName, photos } = look;
  const lines = linesOf(about);
  const [photo, ...more] = photos;
  return (
    <article
      aria-label={shownTime(at)}
      className={cx(
        'grid min-w-0 grid-cols-1 overflow-clip rounded-lg border border-line bg-paper-raised shadow-paper',
        photo && 'sm:grid-cols-2',
      )}
    >
      {photo && <ChildPhotoCard photo={photo} reader="parent" isWide />}
      <div className="grid content-start gap-3 p-gutter">
        <div className="flex items-start justify-between gap-2">
          <p className="wrap-anywhere min-w-0 text-ink-soft text-sm">
            <span className="block">{look.isDraft ? words.draftOf(shownTime(at)) : shownTime(at)}</span>
            {projectName}
          </p>
          <LookMenu childId={childId} look={look} />
        </div>
        <div className="grid gap-1">
          <p className="font-semibold">{titleOf(about)}</p>
          {lines.length > 0 && (
            <blockquote className="wrap-anywhere whitespace-pre-line text-lg">{lines.join('\n')}</blockquote>
          )}
        </div>
        {more.length > 0 && (
          <ul className="grid grid-cols-4 gap-2">
            {more.map((item) => (
              <li key={item.id}>
                <ChildPhotoCard photo={item} reader="parent" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** Deletes a single photo, or an entry with its photos. A step has only photos here. */
function LookMenu({ childId, look: { id, kind, at, photos } }: ChildLookCardProps) {
  const deleting = useDeleting(childId);
  const day = shownTime(at);
  const ofPhotos = photos.map(
    (photo, index): Deletion => ({
      id: photo.id,
      label: words.deletePhotoAt(index + 1, photos.length),
      title: words.deletePhotoOf(day),
      mutation: deleting.photo,
    }),
  );
  if (kind === 'photos') return ofPhotos.length > 0 && <WorkMenuButton of={day} deletions={ofPhotos} />;
  const whole: Deletion = {
    id,
    label: DELETING[kind].button,
    title: DELETING[kind].question(day),
    goes: <p>{kind === 'check' ? words.checkGoes : words.entryGoes(photos.length)}</p>,
    mutation: deleting.entry,
  };
  return <WorkMenuButton of={day} deletions={[...ofPhotos, whole]} />;
}
