import { deletePhoto, type Photo, type PhotoKind, type UploadResult } from '#domain/contract/photos.ts';
import { captionWithKind } from '#domain/rules/photo.ts';
import { type FreshJob, isCallOf } from './job.ts';

/** A job that is laid over what was read. */
export type Laid = {
  readonly job: FreshJob;
  /** The server's answer, once it has come: it is nearer to the truth than what can be told from the job. */
  readonly answer?: unknown;
  /** The address under which the browser shows the photo. */
  readonly picture?: string | undefined;
};

/** A read of the contract: its path with the values of the parameters. */
export type Read = {
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** Gives what another read has; undefined when it was never read. */
export type Peek = (path: string, params: Read['params']) => unknown;

/** When a job was queued, as the server would write it. */
export function queuedTime(job: FreshJob): string {
  return new Date(job.queuedAt).toISOString();
}

/** The thing with this id in the place of the one before, or behind all. */
export function withItem<T extends { readonly id: string }>(items: readonly T[], item: T): T[] {
  const isThere = items.some(({ id }) => id === item.id);
  return isThere ? items.map((it) => (it.id === item.id ? item : it)) : [...items, item];
}

// The layout asks for the shape of a photo, which is known only once the server has it: that of most cameras.
const USUAL_SHAPE = { width: 1600, height: 1200 };

type Place = Pick<Photo, 'stepNumber' | 'trackingEntryId' | 'plantingEntryId'>;

/** Photos after an upload to their place. */
export function withUpload(photos: readonly Photo[], { job, answer, picture }: Laid, place: Place): Photo[] {
  const stored = (answer as UploadResult | null | undefined)?.photos;
  if (stored) return stored.reduce<Photo[]>(withItem, [...photos]);
  const { photo, about } = job;
  // What the server has by now, though its answer was lost, is shown as the server has it.
  if (!photo || photos.some(({ id }) => id === about)) return [...photos];
  const kind = (photo.parts.photoTypes ?? null) as PhotoKind | null;
  const waiting: Photo = {
    ...place,
    ...USUAL_SHAPE,
    id: about,
    filename: picture ?? '',
    originalName: photo.name,
    size: photo.size,
    kind,
    caption: captionWithKind('', kind),
    takenAt: photo.parts.takenAt ?? null,
    uploadedAt: queuedTime(job),
  };
  return [...photos, waiting];
}

/** Things with photos after the deletion of a photo, or the same list when it is none of theirs. */
export function withoutPhoto<T extends { readonly photos: readonly Photo[] }>(
  things: readonly T[],
  { job }: Laid,
): readonly T[] {
  if (!isCallOf(job, deletePhoto)) return things;
  const isIt = (photo: Photo) => photo.id === job.about;
  if (!things.some((thing) => thing.photos.some(isIt))) return things;
  return things.map((thing) => ({ ...thing, photos: thing.photos.filter((photo) => !isIt(photo)) }));
}
