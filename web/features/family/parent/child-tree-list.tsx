import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { showLongDate } from '#web/lib/dates.ts';
import * as words from '#words/family/child-work.ts';
import { told } from '#words/report/later.ts';
import { ChildPhotosGallery } from './child-photos-gallery.tsx';
import { useDeleting } from './parent.queries.ts';
import { WorkMenuButton } from './work-menu-button.tsx';

export type ChildTreeListProps = {
  /** The child's id, when a parent reads and may delete them. */
  childId?: string | undefined;
  checks: readonly TreeCheck[];
};

/** A child's checks on the planted tree in the years after (PRODUCT.md#the-years-after), to read and to delete. */
export function ChildTreeList({ childId, checks }: ChildTreeListProps) {
  const { entry: mutation } = useDeleting(childId ?? '');
  return (
    <ul className="grid gap-6">
      {checks.map((check) => {
        const day = showLongDate(check.checkedOn);
        return (
          <li key={check.id} className="grid gap-3 border-line not-first:border-t not-first:pt-5">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 py-2 font-semibold">{day}</p>
              {childId !== undefined && (
                <WorkMenuButton
                  of={day}
                  deletions={[
                    {
                      id: check.id,
                      label: words.deleteCheck.button,
                      title: words.deleteCheck.question(day),
                      goes: <p>{words.checkGoes}</p>,
                      mutation,
                    },
                  ]}
                />
              )}
            </div>
            <p>{told(check)}</p>
            {check.photos.length > 0 && (
              <ChildPhotosGallery
                photos={check.photos}
                reader={childId === undefined ? 'leader' : 'parent'}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
