import { ArrowRight, Check, MapPin, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { countsForProject } from '#domain/rules/notebook/planting.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useOnceTrue } from '#web/ui/dialog.tsx';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';
import { DeletePlantingButton } from './delete-planting-dialog.tsx';
import { useEndOfMove, useHasTyped } from './planting.queries.ts';
import { MissingForPlanting } from './planting-missing-list.tsx';
import { type PhotosOf, PlantingPhotos } from './planting-photo-gallery.tsx';

const CompletePlantingDialog = lazyPart(
  async () => (await import('./complete-planting-dialog.tsx')).CompletePlantingDialog,
  { error: words.moveNotOpened },
);

export type PlantingEntryCardProps = {
  projectId: string;
  entry: PlantingEntry;
  photosOf: PhotosOf;
  onEdit: () => void;
};

/** One planting as it is read (PRODUCT.md#plantings), what it still needs, and what can be done with it. */
export function PlantingEntryCard({ projectId, entry, photosOf, onEdit }: PlantingEntryCardProps) {
  return (
    <Card as="article" look="notebook" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <h3 className="text-lg">{showLongDate(entry.plantingDate)}</h3>
          <p className="flex items-center gap-1.5 text-ink-soft">
            <MapPin aria-hidden="true" className="size-5 shrink-0" />
            <span className="inline-block first-letter:uppercase">{words.place(entry.plantingLocation)}</span>
          </p>
        </div>
        <PlantingBadges entry={entry} />
      </div>
      {entry.plantingType === 'temporary' && entry.finalPlantingLocation !== null && (
        <p>
          {words.moved} <strong>{entry.finalPlantingLocation}</strong>,{' '}
          {showLongDate(entry.finalPlantingDate ?? '')}
        </p>
      )}
      {entry.notes.trim() !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{entry.notes}</p>}
      {entry.timeSpent !== null && (
        <p className="text-ink-soft text-sm">{fields.timeSpent(entry.timeSpent)}</p>
      )}
      <PlantingPhotos photos={entry.photos} photosOf={photosOf} />
      <MissingForPlanting
        {...entry}
        kinds={entry.photos.map((photo) => photo.kind)}
        mustMove={!entry.isCompleted}
      />
      <PlantingActions projectId={projectId} entry={entry} onEdit={onEdit} />
    </Card>
  );
}

function PlantingBadges({ entry }: { entry: PlantingEntry }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={entry.plantingType === 'temporary' && !entry.isCompleted ? 'active' : 'neutral'}>
        {entry.plantingType === 'temporary' ? words.temporary : words.permanent}
      </Badge>
      {countsForProject(entry) ? (
        <Badge tone="done" icon={<Check aria-hidden="true" className="size-4" />}>
          {fields.complete}
        </Badge>
      ) : (
        <Badge tone="waiting">{words.notFinished}</Badge>
      )}
    </div>
  );
}

/** PRODUCT.md#plantings: a temporary planting can be finished and moved; every one can be edited and deleted. */
function PlantingActions({ projectId, entry, onEdit }: Omit<PlantingEntryCardProps, 'photosOf'>) {
  const [isMoving, setMoving] = useState(false);
  const wasMoving = useOnceTrue(isMoving);
  const hasTyped = useHasTyped(entry);
  useEndOfMove(projectId, entry, isMoving);
  const isOpen = !countsForProject(entry);
  const mayMove = !entry.isCompleted;
  useEffect(() => {
    if (mayMove) CompletePlantingDialog.fetchAhead();
  }, [mayMove]);
  const onlyMoveIsMissing = mayMove && entry.isDocumented;
  const moveButton = mayMove && (
    <Button
      variant={entry.isDocumented ? 'primary' : 'secondary'}
      size="sm"
      icon={<ArrowRight className="size-5" />}
      onClick={() => setMoving(true)}
    >
      {words.move}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {hasTyped && !isMoving && <p className="w-full">{words.typed}</p>}
      {/* The next action stands first. */}
      {onlyMoveIsMissing && moveButton}
      <Button
        variant={isOpen && !entry.isDocumented ? 'primary' : 'secondary'}
        size="sm"
        icon={isOpen ? <Check className="size-5" /> : <Pencil className="size-5" />}
        onClick={onEdit}
      >
        {isOpen ? words.finish : words.edit}
      </Button>
      {!onlyMoveIsMissing && moveButton}
      <DeletePlantingButton projectId={projectId} entryId={entry.id} />
      {wasMoving && (
        <CompletePlantingDialog
          projectId={projectId}
          entry={entry}
          isOpen={isMoving}
          onOpenChange={setMoving}
        />
      )}
    </div>
  );
}
