import type { QueryClient } from '@tanstack/react-query';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import {
  getCompletionSummary,
  getProject,
  listProjects,
  type ProjectStatus,
} from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import { getUpload, type Photo } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { searchSpecies } from '#domain/contract/species/species.ts';
import { IN_LANGUAGE, reading } from '#web/lib/query-client.ts';

/** After the screen that is open has read what it needs. */
const BEGIN_AFTER_MS = 3000;
/** The newest projects: who has more looks at them where there is a network. */
const MAX_PROJECTS = 12;

/**
 * Reads, once on each device, things that a student may want in the forest and has not opened yet: projects with
 * their small pictures, and the trees. One call at a time; without a network it ends quietly.
 */
export async function readAhead(client: QueryClient, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BEGIN_AFTER_MS));
  try {
    for (const read of readsAhead(client, signal)) {
      if (signal.aborted) return;
      await read();
    }
  } catch {
    // The next time that the app opens it is tried again.
  }
}

/** On the first visit the service worker comes while the page is open already. Where there is none photos are not kept. */
async function workerInControl(signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller || !(await workers.getRegistration())) return;
  await new Promise<unknown>((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });
}

function* readsAhead(client: QueryClient, signal: AbortSignal): Generator<() => Promise<unknown>> {
  yield () => client.ensureQueryData(reading(searchSpecies, {}, IN_LANGUAGE));
  yield () => client.ensureQueryData(reading(listProjects));
  yield () => client.ensureQueryData(reading(listGlances));
  const projects = client.getQueryData(reading(listProjects).queryKey) ?? [];
  const newest = projects
    .slice(0, MAX_PROJECTS)
    .map(({ id, status }) => ({ id, listings: listingsOf(id, status) }));
  for (const { id, listings } of newest) {
    for (const listing of listings) {
      yield () => client.ensureQueryData<readonly { photos: readonly Photo[] }[]>(listing as never);
    }
    yield () => client.ensureQueryData(reading(getProject, { id }));
    yield () => client.ensureQueryData(reading(listPlantingDrafts, { projectId: id }));
    yield () => client.ensureQueryData(reading(getCompletionSummary, { id }));
  }
  yield () => workerInControl(signal);
  for (const { queryKey } of newest.flatMap(({ listings }) => listings)) {
    const holders = client.getQueryData<readonly { photos: readonly Photo[] }[]>(queryKey) ?? [];
    for (const { filename } of holders.flatMap(({ photos }) => photos)) yield () => seeThumbnail(filename);
  }
}

/** Lists the parts that have photos. */
function listingsOf(id: string, status: ProjectStatus) {
  return [
    reading(listSteps, { id }),
    reading(listTrackingEntries, { projectId: id }),
    reading(listPlantingEntries, { projectId: id }),
    ...(status === 'completed' ? [reading(listTreeChecks, { projectId: id })] : []),
  ] as const;
}

/** The service worker keeps what it sees. */
async function seeThumbnail(filename: string): Promise<void> {
  const address = addressOf(getUpload, { filename }, { size: 'thumb' });
  const isKept = await caches.match(address, { ignoreVary: true });
  if (isKept || !navigator.serviceWorker?.controller) return;
  const picture = new Image();
  // A page gives a picture that it shows already to another one like it, and the worker sees nothing of that.
  picture.crossOrigin = 'use-credentials';
  picture.src = address;
  await picture.decode().catch(() => undefined);
}
