import { hashKey, type QueryClient } from '@tanstack/react-query';
import { addressOf } from '#domain/contract/endpoint.ts';
import { getUpload, type Photo } from '#domain/contract/photos.ts';
import { getProject, listProjects, type Project } from '#domain/contract/projects.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { isPhotoCache } from './cache-names.ts';
import { keptFor } from './kept-person.ts';
import { keptStore } from './kept-store.ts';

/** A project is deleted on the server: what this device has read of it goes, with its photos. What is unsent stays. */
export async function forgetProject(client: QueryClient, id: string): Promise<void> {
  const queryKey = keyOf(getProject, { id });
  const photos = photosIn(client, queryKey);
  client.setQueryData<Project[]>(keyOf(listProjects), (projects) => projects?.filter((it) => it.id !== id));
  client.removeQueries({ queryKey, type: 'inactive' });
  // A browser that keeps nothing is to get no database by it.
  if (!keptFor()) return;
  await keptStore.dropUnder(hashKey(queryKey).slice(0, -1));
  const name = (await caches.keys()).find(isPhotoCache);
  const shelf = name === undefined ? undefined : await caches.open(name);
  const drop = ({ filename }: Photo) =>
    shelf?.delete(addressOf(getUpload, { filename }), { ignoreSearch: true, ignoreVary: true });
  await Promise.all(photos.map(drop));
}

/** The photos of everything that was read of a project. */
function photosIn(client: QueryClient, queryKey: readonly string[]): Photo[] {
  type Holder = { readonly photos?: readonly Photo[] };
  const read = client.getQueriesData<Holder | readonly Holder[]>({ queryKey });
  return read.flatMap(([, data]) => [data ?? []].flat().flatMap((it) => it.photos ?? []));
}
