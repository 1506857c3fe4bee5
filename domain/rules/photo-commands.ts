import type { BodyOf } from '../contract/endpoint.ts';
import type { changePhoto } from '../contract/photos.ts';
import { type Applied, type Command, done, shown, stored } from './command.ts';
import { type Notebook, withItem, without, withPhotos } from './notebook.ts';
import * as photoRules from './photo.ts';
import { notThere, Refused } from './refused.ts';

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
