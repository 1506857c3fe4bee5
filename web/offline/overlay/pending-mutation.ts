import { changePlantingEntry, createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { Applied } from '#domain/rules/notebook/command.ts';
import { applyCommand } from '#domain/rules/notebook/commands.ts';
import type { Notebook } from '#domain/rules/notebook/notebook.ts';
import { checkedTakenAt, labelOf, shownFileName } from '#domain/rules/photos/photo.ts';
import { clockCorrection } from '#web/lib/own-clock.ts';
import { type FreshJob, isCallOf } from '#web/offline/queue/job.ts';

/** A job that is laid over what was read. */
export type PendingMutation = {
  readonly job: FreshJob;
  /** The server's response, once it has come: it is nearer to the truth than what can be told from the job. */
  readonly response?: unknown;
  /** The address under which the browser shows the photo. */
  readonly picture?: string | undefined;
};

/** A read of the contract: its path with the values of the parameters. */
export type Read = {
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query?: object;
};

/** Gives what another read has; undefined when it was never read. */
export type Peek = (path: string, params: Read['params'], query?: Read['query']) => unknown;

/** When a job was queued, as the server would write it. */
function queuedTime(job: FreshJob): string {
  return new Date(job.queuedAt + clockCorrection()).toISOString();
}

// The layout asks for the shape of a photo, which is known only once the server has it: that of most cameras.
const USUAL_SHAPE = { width: 1600, height: 1200 };

/** A photo that waits; its place is said by the call. */
function waitingPhoto({ job, picture }: PendingMutation): Photo | undefined {
  const { photo } = job;
  if (!photo) return undefined;
  const { takenAt, caption = '', photoTypes = null } = photo.parts;
  return {
    ...USUAL_SHAPE,
    ...labelOf(caption, photoTypes as Photo['kind']),
    id: job.about,
    filename: picture ?? '',
    originalName: shownFileName(photo.name),
    size: photo.size,
    stepNumber: 0,
    trackingEntryId: null,
    plantingEntryId: null,
    treeCheckId: null,
    takenAt: checkedTakenAt(takenAt),
    uploadedAt: queuedTime(job),
    revision: 0,
  };
}

/** Applies a job to a notebook; if its thing is gone, its other call (delivery.ts). */
export function applyJob(notebook: Notebook, pending: PendingMutation): Notebook {
  const { endpoint, params, body, ifGone, about } = pending.job;
  const given = { id: about, now: queuedTime(pending.job) };
  const command = { endpoint, params, body, given, photo: waitingPhoto(pending) };
  // Already made, with an older save of its draft laid over it once more: the words of its making are the newer ones.
  const isMade =
    isCallOf(pending.job, createPlantingEntry) && notebook.entries?.some(({ id }) => id === about);
  if (isMade) {
    const change = { endpoint: changePlantingEntry, params: { entryId: about } };
    return applyCommand(notebook, { ...command, ...change }).notebook;
  }
  const applied: Applied = applyCommand(notebook, command);
  if (applied.refused?.code !== 'not-found' || !ifGone) return applied.notebook;
  return applyCommand(notebook, { ...command, endpoint: ifGone, body: ifGone.body ?? body }).notebook;
}
