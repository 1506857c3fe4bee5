import type { SourceKind } from '#domain/contract/photos/photos.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { SegmentedField } from '#web/ui/segmented.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { places } from '#words/photos/photo-panel.ts';
import * as words from '#words/photos/photo-viewer.ts';
import * as fields from '#words/platform/fields.ts';
import { type PlacedPhoto, useMovePhoto } from './change-photos.queries.ts';

const NO_PLACE = 'other';
const PLACES: readonly { value: SourceKind | typeof NO_PLACE; label: string }[] = [
  { value: 'wholeTree', label: places.wholeTree.title },
  { value: 'branch', label: places.branch.title },
  { value: 'leaf', label: places.leaf.title },
  { value: NO_PLACE, label: words.somethingElse },
];

/** The subject of a source tree's photo, which decides its place (PRODUCT.md#captions-and-places). */
export function PhotoPlaceField(placed: PlacedPhoto) {
  const { photo } = placed;
  const move = useMovePhoto(placed);
  const change = (value: string) =>
    move.mutate(
      PLACES.some((it) => it.value === value && value !== NO_PLACE) ? (value as SourceKind) : null,
      {
        onError: (error) => {
          if (isUnauthorized(error)) return;
          toast({ title: fields.error, description: words.notMoved, variant: 'destructive' });
        },
      },
    );
  return (
    <SegmentedField
      label={words.whatItShows}
      name={`place-${photo.id}`}
      options={PLACES}
      value={photo.kind ?? NO_PLACE}
      countsAtOnce
      onChange={(event) => change(event.target.value)}
      error={failureWords(move.error, words.notMoved)}
    />
  );
}
