import type { changePhoto } from '#domain/contract/photos/photos.ts';
import type { BodyOf } from '#domain/contract/platform/endpoint.ts';
import { type Applied, type Command, done, shown, stored } from '#domain/rules/notebook/command.ts';
import { type Notebook, withItem, without, withPhotos } from '#domain/rules/notebook/notebook.ts';
import { notThere, Refused } from '#domain/rules/platform/refused.ts';
import * as photoRules from './photo.ts';

/** Adds the photo of an upload to a place, if that is there. */
export function attach(
  notebook: Notebook,
  { photo }: Command,
  isPlace: (place: photoRules.PhotoPlace) => boolean,
): Applied {
  let refused: Refused | null = notThere();
  const after = withPhotos(notebook, (photos, place) => {
    if (!photo || !isPlace(place)) return photos;
    const outcome = photoRules.attachPhoto(photos, { ...photo, ...place });
    refused = outcome instanceof Refused ? outcome : null;
    return outcome instanceof Refused ? photos : outcome;
  });
  return { notebook: after, refused };
}

/** Changes a photo, wherever it lies. */
export function relabel(notebook: Notebook, id: string, change: BodyOf<typeof changePhoto>): Applied {
  let refused: Refused | null = notThere();
  const after = withPhotos(notebook, (photos) => {
    const there = photos.find((photo) => photo.id === id);
    if (!there) return photos;
    const outcome = photoRules.changePhoto(stored(there), change);
    refused = outcome instanceof Refused ? outcome : null;
    return outcome instanceof Refused ? photos : withItem(photos, shown(outcome.it, there));
  });
  return { notebook: after, refused };
}

/** Takes a photo out, wherever it lies. */
export function detach(notebook: Notebook, id: string): Applied {
  return done(withPhotos(notebook, (photos) => without(photos, id) ?? photos));
}
