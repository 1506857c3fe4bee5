import type { ChildProject } from '#domain/contract/family/parent.ts';
import * as words from '#words/family/child-work.ts';
import { ChildPhotosGallery } from './child-photos-gallery.tsx';
import { useDeleting } from './parent.queries.ts';
import { TypedFieldsList } from './typed-fields-list.tsx';
import { WorkMenuButton } from './work-menu-button.tsx';

type Entry = ChildProject['trackingEntries'][number] | ChildProject['plantingEntries'][number];

/** The parts of an entry that the child did not type. */
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
  /** The child's id, when a parent reads and may delete them. */
  childId?: string | undefined;
  entries: readonly E[];
  dated: (entry: E) => string;
  /** Words for deleting one of them. */
  deleting: typeof words.deleteEntry;
};

/** Entries of a child, of one kind: to read, and to delete. */
export function ChildEntriesList<E extends Entry>({
  childId,
  entries,
  dated,
  deleting,
}: ChildEntriesListProps<E>) {
  const { entry: mutation } = useDeleting(childId ?? '');
  return (
    <ul className="grid gap-6">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-3 border-line not-first:border-t not-first:pt-5">
          <div className="flex items-start justify-between gap-2">
            <p className="min-w-0 py-2 font-semibold">{headOf(dated(entry) || words.noDay, entry)}</p>
            {childId !== undefined && (
              <WorkMenuButton
                of={dated(entry) || words.noDay}
                deletions={[
                  {
                    id: entry.id,
                    label: deleting.button,
                    title: deleting.question(dated(entry)),
                    goes: <p>{words.entryGoes(entry.photos.length)}</p>,
                    mutation,
                  },
                ]}
              />
            )}
          </div>
          <TypedFieldsList
            of={Object.fromEntries(Object.entries(entry).filter(([name]) => !NOT_TYPED.includes(name)))}
          />
          {entry.photos.length > 0 && (
            <ChildPhotosGallery photos={entry.photos} reader={childId === undefined ? 'leader' : 'parent'} />
          )}
        </li>
      ))}
    </ul>
  );
}

function headOf(day: string, { isDraft }: Entry): string {
  return isDraft ? words.draftOf(day) : day;
}
