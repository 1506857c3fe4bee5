import { Pencil } from 'lucide-react';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';
import { DeletePlantingButton } from './delete-planting-dialog.tsx';
import { type PhotosOf, PlantingPhotos } from './planting-photo-gallery.tsx';

export type PlantingDraftCardProps = {
  projectId: string;
  draft: PlantingEntry;
  photosOf: PhotosOf;
  /** Undefined while another planting is being written. */
  onOpen: (() => void) | undefined;
};

/** A planting that was begun, here or on another device, and not saved yet: it can be gone on with, or dropped. */
export function PlantingDraftCard({ projectId, draft, photosOf, onOpen }: PlantingDraftCardProps) {
  return (
    <Card as="article" look="notebook" aria-labelledby={`draft-${draft.id}`} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <h3 id={`draft-${draft.id}`} className="text-lg">
            {showLongDate(draft.plantingDate)}
          </h3>
          <p className="text-ink-soft">
            {draft.plantingLocation === '' ? words.noPlace : words.place(draft.plantingLocation)}
          </p>
        </div>
        <Badge tone="waiting">{fields.draft}</Badge>
      </div>
      {draft.notes.trim() !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{draft.notes}</p>}
      <PlantingPhotos photos={draft.photos} photosOf={photosOf} />
      <p>{words.unsaved}</p>
      <div className="flex flex-wrap gap-2">
        {onOpen && (
          <Button size="sm" icon={<Pencil className="size-5" />} onClick={onOpen}>
            {words.finish}
          </Button>
        )}
        <DeletePlantingButton projectId={projectId} entryId={draft.id} />
      </div>
    </Card>
  );
}
