import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import * as words from '#words/notebook/tracking.ts';
import { DeleteTrackingEntryDialog, useTrackingEntryDeletion } from './delete-tracking-entry-dialog.tsx';

export type EntryMenuButtonProps = {
  projectId: string;
  entry: TrackingEntry;
  onOpen: () => void;
  onDeleted: () => void;
};

/** Rare actions on an entry: changing it, when that has no button of its own, and deleting it. */
export function EntryMenuButton({ projectId, entry, onOpen, onDeleted }: EntryMenuButtonProps) {
  const deletion = useTrackingEntryDeletion(projectId, entry.id, { onDeleted });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.menuOf(showDateTime(entry.observedAt))}
            icon={<MoreHorizontal className="size-5" />}
          />
        }
      >
        {!entry.isDraft && (
          <MenuItem icon={<Pencil aria-hidden="true" className="size-5" />} onSelect={onOpen}>
            {words.edit}
          </MenuItem>
        )}
        <MenuItem danger icon={<Trash2 aria-hidden="true" className="size-5" />} onSelect={deletion.ask}>
          {words.remove}
        </MenuItem>
      </Menu>
      <DeleteTrackingEntryDialog deletion={deletion} />
    </>
  );
}
