import type { Photo } from '#domain/contract/photos.ts';
import type { ChildLook } from '#domain/rules/child-looks.ts';
import { photoAlt } from '#domain/rules/photo.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import * as words from '#words/child-work.ts';
import { momentDetail } from '#words/moment-details.ts';
import { recorded } from '#words/recorded.ts';
import { childPhotoAddress, useDeleting } from './parent.queries.ts';
import { WorkMenuButton } from './work-menu-button.tsx';

/** A typed day, or a typed moment. */
const shownTime = (at: string) => (at.length > 10 ? showDateTime(at) : showLongDate(at));

const DELETING = {
  entry: words.deleteEntry,
  planting: words.deletePlanting,
  check: words.deleteCheck,
} as const;

export type ChildLookCardProps = { childId: string; look: ChildLook };

/** One thing that a child did: the photo as wide as the page, the child's words, the day. */
export function ChildLookCard({ childId, look }: ChildLookCardProps) {
  const { at, title, details, projectName, photos } = look;
  const [photo, ...more] = photos;
  return (
    <article
      aria-label={shownTime(at)}
      className={cx(
        'grid min-w-0 grid-cols-1 overflow-clip rounded-lg border border-line bg-paper-raised shadow-paper',
        photo && 'sm:grid-cols-2',
      )}
    >
      {photo && <WidePhoto photo={photo} />}
      <div className="grid content-start gap-3 p-gutter">
        <div className="flex items-start justify-between gap-2">
          <p className="wrap-anywhere min-w-0 text-ink-soft text-sm">
            <span className="block">{shownTime(at)}</span>
            {projectName}
          </p>
          <LookMenu childId={childId} look={look} />
        </div>
        <div className="grid gap-1">
          {title && <p className="font-semibold">{recorded(title)}</p>}
          {details.length > 0 && (
            <blockquote className="wrap-anywhere whitespace-pre-line text-lg">
              {details.map(momentDetail).join('\n')}
            </blockquote>
          )}
        </div>
        {more.length > 0 && (
          <ul className="grid grid-cols-4 gap-2">
            {more.map((it) => (
              <li key={it.id}>
                <SmallPhoto photo={it} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function WidePhoto({ photo }: { photo: Photo }) {
  return (
    <a
      href={childPhotoAddress(photo.filename)}
      target="_blank"
      rel="noreferrer"
      className="-outline-offset-4"
    >
      <img
        src={childPhotoAddress(photo.filename)}
        alt={words.opensLarge(recorded(photoAlt(photo)))}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="max-h-[50vh] w-full bg-paper-sunken object-cover sm:h-full sm:max-h-96"
      />
    </a>
  );
}

function SmallPhoto({ photo }: { photo: Photo }) {
  return (
    <a href={childPhotoAddress(photo.filename)} target="_blank" rel="noreferrer">
      <img
        src={childPhotoAddress(photo.filename, 'thumb')}
        alt={words.opensLarge(recorded(photoAlt(photo)))}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="aspect-square w-full rounded-md border border-line bg-paper-sunken object-cover"
      />
    </a>
  );
}

/** What is deleted from here: an entry with its photos, or the photo of a step, which stands for itself. */
function LookMenu({ childId, look: { id, kind, at, photos } }: ChildLookCardProps) {
  const deleting = useDeleting(childId);
  const [photo] = photos;
  if (kind === 'photos') {
    return (
      photo && (
        <WorkMenuButton
          of={photo.originalName}
          id={photo.id}
          label={words.deletePhotoFile(photo.originalName)}
          title={words.deletePhoto}
          deletion={deleting.photo}
        />
      )
    );
  }
  const { button, question } = DELETING[kind];
  return (
    <WorkMenuButton
      of={shownTime(at)}
      id={id}
      label={button}
      title={question(shownTime(at))}
      goes={<p>{kind === 'check' ? words.checkGoes : words.entryGoes(photos.length)}</p>}
      deletion={deleting.entry}
    />
  );
}
