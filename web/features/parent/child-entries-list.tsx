import type { ChildProject } from '#domain/contract/parent.ts';
import { ChildPhotosGallery } from './child-photos-gallery.tsx';
import { DeleteWorkButton } from './delete-work-button.tsx';
import { useDeleting } from './parent.queries.ts';
import { TypedFieldsList } from './typed-fields-list.tsx';

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

export type ChildEntriesListProps<E extends Entry> = {
  /** Whose they are, where a parent reads and may delete them. */
  childId?: string | undefined;
  entries: readonly E[];
  dated: (entry: E) => string;
  label: string;
};

/** Entries of a child, of one kind: to read, and to delete. */
export function ChildEntriesList<E extends Entry>({
  childId,
  entries,
  dated,
  label,
}: ChildEntriesListProps<E>) {
  const { entry: deletion } = useDeleting(childId ?? '');
  return (
    <ul className="grid gap-6">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-3 border-line not-first:border-t not-first:pt-5">
          <p className="font-semibold">
            {dated(entry) || 'No day yet'}
            {entry.isDraft && ', not finished'}
          </p>
          <TypedFieldsList
            of={Object.fromEntries(Object.entries(entry).filter(([name]) => !NOT_TYPED.includes(name)))}
          />
          {entry.photos.length > 0 && (
            <ChildPhotosGallery photos={entry.photos} reader={childId === undefined ? 'leader' : 'parent'} />
          )}
          {childId !== undefined && (
            <DeleteWorkButton
              id={entry.id}
              label={label}
              title={`${label}${dated(entry) && `, ${dated(entry)}`}?`}
              goes={<p>{whatGoes(entry)}</p>}
              deletion={deletion}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function whatGoes({ photos }: Entry): string {
  if (photos.length === 0) return 'All its words go.';
  return `All its words go, and ${photos.length === 1 ? 'its photo' : `its ${photos.length} photos`}.`;
}
