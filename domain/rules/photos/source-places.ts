import { type Photo, SOURCE_KINDS, type SourceKind } from '#domain/contract/photos/photos.ts';

export type SourcePlaces = {
  /** The photo in each place, if one is there. */
  readonly places: readonly { readonly kind: SourceKind; readonly photo: Photo | null }[];
  /** All others, in their order. */
  readonly rest: readonly Photo[];
};

/** Photos of the source tree in their places: of several that show the same the first has it. */
export function sourcePlaces(photos: readonly Photo[]): SourcePlaces {
  const places = SOURCE_KINDS.map((kind) => ({
    kind,
    photo: photos.find((photo) => photo.kind === kind) ?? null,
  }));
  return { places, rest: photos.filter((photo) => !places.some((it) => it.photo === photo)) };
}
