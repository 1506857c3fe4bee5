/** The state after a crash: everything a scout can see, every picture to its last pixel, and the folder itself. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import {
  listPlantingDrafts,
  listPlantingEntries,
  type PlantingEntry,
} from '#domain/contract/notebook/planting.ts';
import { listSteps, type Step } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { LOOK, PLANTING } from '#domain/contract/notebook/written-fields.ts';
import { getUpload, type Photo } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { writtenOf } from '#domain/rules/notebook/written.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import type { Content } from './crash-ledger.ts';
import { captionOf, stepItem } from './crash-orders.ts';
import type { Program } from './program.ts';
import type { ScoutBrowser } from './scout-browser.ts';

/** The sweep at the start takes milliseconds; so long it may take on a machine that is very busy. */
const SWEPT_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 20;

export type Seen = { readonly contents: ReadonlyMap<string, Content>; readonly photos: readonly Photo[] };

const idsOf = (photos: readonly Photo[]) => photos.map((photo) => photo.id).toSorted();

function trackingContent(entry: TrackingEntry): Content {
  return { ...writtenOf(LOOK, entry), isDraft: entry.isDraft, photos: idsOf(entry.photos) };
}

function plantingContent(entry: PlantingEntry): Content {
  const { isCompleted, isDraft } = entry;
  return { ...writtenOf(PLANTING, entry), isCompleted, isDraft, photos: idsOf(entry.photos) };
}

/** Everything that was written on a project, by the items of the ledger. */
export async function seeProject(program: Program, call: ScoutBrowser, projectId: string): Promise<Seen> {
  const read = async <T>(endpoint: Endpoint, params: Record<string, string>) =>
    (await (await call(program, endpoint, params)).json()) as T;
  const [steps, tracked, listed, drafts] = await Promise.all([
    read<Step[]>(listSteps, { id: projectId }),
    read<TrackingEntry[]>(listTrackingEntries, { projectId }),
    read<PlantingEntry[]>(listPlantingEntries, { projectId }),
    read<PlantingEntry[]>(listPlantingDrafts, { projectId }),
  ]);
  const planted = [...listed, ...drafts];
  const contents: (readonly [string, Content])[] = [
    ...steps.map(({ stepNumber, formData, revision, photos }) => {
      return [stepItem(stepNumber), { formData, revision, photos: idsOf(photos) }] as const;
    }),
    ...tracked.map((entry) => [entry.id, trackingContent(entry)] as const),
    ...planted.map((entry) => [entry.id, plantingContent(entry)] as const),
  ];
  const byItem = new Map(contents);
  if (byItem.size !== contents.length) throw new Error('Something is listed twice');
  return { contents: byItem, photos: [...steps, ...tracked, ...planted].flatMap((it) => it.photos) };
}

const getThumbnail = { ...getUpload, path: `${getUpload.path}?size=thumb` } as const;

async function decode(response: Response) {
  const bytes = await response.arrayBuffer();
  // Decodes every pixel: a file cut short throws.
  const { info } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true });
  return { size: bytes.byteLength, width: info.width, height: info.height };
}

async function errorsOfPhoto(program: Program, call: ScoutBrowser, photo: Photo): Promise<string[]> {
  const { id, filename, size, width, height } = photo;
  const errors = photo.caption === captionOf(id) ? [] : [`photo ${id} has the caption ${photo.caption}`];
  try {
    const display = await decode(await call(program, getUpload, { filename }));
    await decode(await call(program, getThumbnail, { filename }));
    if (!isDeepStrictEqual(display, { size, width, height })) errors.push(`photo ${id} is another picture`);
  } catch (error) {
    errors.push(`photo ${id} is broken: ${error}`);
  }
  return errors;
}

/** Which photos are not served whole: both pictures of each are fetched and decoded. */
export async function errorsOfPhotos(
  program: Program,
  call: ScoutBrowser,
  photos: readonly Photo[],
): Promise<string[]> {
  const errors: string[] = [];
  for (const photo of photos) errors.push(...(await errorsOfPhoto(program, call, photo)));
  return errors;
}

/** Lists files without a row, and rows without a file, once the start's sweep is through. */
export async function errorsOfFolder(dataDir: string, photos: readonly Photo[]): Promise<string[]> {
  const expected = photos.flatMap(({ filename }) => [filename, thumbnailName(filename)]).toSorted();
  const deadline = performance.now() + SWEPT_WITHIN_MS;
  for (;;) {
    const found = (await readdir(path.join(dataDir, 'photos'))).toSorted();
    if (isDeepStrictEqual(found, expected)) return [];
    if (performance.now() > deadline) {
      const [strays, missing] = [
        found.filter((it) => !expected.includes(it)),
        expected.filter((it) => !found.includes(it)),
      ];
      return [
        `files without a row: ${strays.join(', ') || 'none'}; missing: ${missing.join(', ') || 'none'}`,
      ];
    }
    await setTimeout(LOOK_AGAIN_MS);
  }
}
