import { hashKey } from '@tanstack/react-query';
import { getUpload, type Photo } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { isPhotoCache } from './cache-names.ts';
import { keptFor } from './device-owner.ts';
import { keptStore } from './kept-store.ts';

/**
 * A project is deleted on the server: what this device has kept of it goes, with its photos. What is unsent stays.
 * @param queryKey under which everything of it was read.
 * @param read what was read of it, by key.
 */
export async function forgetProject(
  queryKey: readonly string[],
  read: readonly (readonly [unknown, unknown])[],
): Promise<void> {
  // A browser that keeps nothing is to get no database by it.
  if (!keptFor()) return;
  await keptStore.dropUnder(hashKey(queryKey).slice(0, -1));
  const name = (await caches.keys()).find(isPhotoCache);
  const shelf = name === undefined ? undefined : await caches.open(name);
  const drop = ({ filename }: Photo) =>
    shelf?.delete(addressOf(getUpload, { filename }), { ignoreSearch: true, ignoreVary: true });
  await Promise.all(read.flatMap(([, data]) => photosIn(data)).map(drop));
}

type Holder = { readonly photos?: readonly Photo[] };

function photosIn(data: unknown): readonly Photo[] {
  return [(data ?? []) as Holder | readonly Holder[]].flat().flatMap(({ photos = [] }) => photos);
}
