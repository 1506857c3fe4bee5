import { scanning } from '#server/platform/db/scanning.ts';
import type { Platform } from '#server/platform/platform.ts';
import { measurePhotos } from './figures.store.ts';
import { putMark } from './marks.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds up what the photos take (§31). To be run daily; of several processes, and starts, of a day one mark stays. */
export async function notePhotoRoom({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const day = Math.floor(clock() / DAY_MS) * DAY_MS;
  await putMark(db, 'photos', { at: day, ...(await measurePhotos(scanning(db))) });
}
