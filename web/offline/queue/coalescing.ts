import { deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { newId } from '#web/lib/new-id.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { conflictAbout, divert, isContested, withContested, writersOf } from './conflicts.ts';
import { type FreshJob, isCallOf, type Job, type OtherCall, type Plan } from './job.ts';
import { deviceOf } from './numbering.ts';
import { contestedHere } from './two-windows.ts';

/**
 * Finds the place of a job among those that wait, which are in their order.
 * - A save of a form is merged into the one that waits, unless that may have been sent: its number and body must
 * stay as they were, since a lost answer is asked for again by them. A parked one is taken up too, and tried again.
 * - What is written into a field that waits for a choice between two devices goes to what waits.
 * - What would overwrite words of another window that were not seen in this one waits for a choice.
 * - What is deleted need not be changed any more; if its creation was never tried, nothing at all need be sent. But a
 * project that can be brought back comes back with all that was written (PRODUCT.md#deleted-projects), so all of that
 * is sent before.
 * - What is brought back takes its deletion out. If that was tried it may have arrived: then the way back is sent, which
 * changes nothing where it has not.
 * @param isLeaving the page may be gone at once, and its last save is on its way already: it takes up what others of
 * its form carry, sent or not, so that none of those comes after it.
 */
export function planFor(waiting: readonly Job[], next: FreshJob, isLeaving = false): Plan {
  if (isCallOf(next, restoreProject)) {
    const deletion = waiting.findLast((job) => isCallOf(job, deleteProject) && job.about === next.about);
    if (deletion) return { put: deletion.tries === 0 ? null : next, drop: [deletion.seq] };
  }
  if (next.does === 'deletes') return planForDeletion(waiting, next);
  const conflict = conflictAbout(waiting, next.about);
  const diverted = conflict && divert(next, conflict);
  const left = diverted ? diverted.rest : next;
  const overwriting = left && contestedHere(waiting, left);
  const change = overwriting
    ? withContested(diverted?.conflict ?? conflict, overwriting.contested)
    : diverted?.conflict;
  const rest = overwriting ? overwriting.rest : left;
  if (rest === null) return { put: change ?? null, drop: [] };
  const plan = planAmong(
    waiting.filter((job) => !isContested(job)),
    rest,
    isLeaving,
  );
  return change ? { ...plan, change } : plan;
}

function planAmong(waiting: readonly Job[], next: FreshJob, isLeaving: boolean): Plan {
  const before = waiting.findLast((job) => job.about === next.about);
  if (!before || next.form === null || before.form !== next.form) return { put: next, drop: [] };
  if (before.tries > 0 && before.parked === null && !isLeaving) return { put: next, drop: [] };
  // Merged, the older words of the one would overwrite the newer ones of the other unseen (PRODUCT.md#two-devices).
  // What names no device is of this one.
  const [theirs, ours] = [deviceOf(before), deviceOf(next)];
  if (theirs && ours && theirs !== ours) return { put: next, drop: [] };
  const body = mergeBodies(before.body ?? {}, next.body ?? {});
  // A key that no request was sent under goes on, so that whoever waits for it waits for this.
  const ownKey = next.tries === 0 ? next.key : newId();
  const key = before.tries === 0 ? before.key : ownKey;
  const holdsParked = before.parked !== null || before.holdsParked === true;
  // A creating job stays one.
  return {
    put: {
      ...next,
      ...{ seq: before.seq, does: before.does, key, number: null, tries: 0, body },
      ifGone: mergeIfGone(before, next),
      ...(holdsParked && { holdsParked }),
      writers: { ...writersOf(before), ...writersOf(next) },
    },
    drop: [],
  };
}

function planForDeletion(waiting: readonly Job[], next: FreshJob): Plan {
  const related = waiting.filter((job) => job.about === next.about || job.within.includes(next.about));
  const isUnknown = related.some(
    (job) => job.does === 'creates' && job.about === next.about && job.tries === 0,
  );
  // One that may have been sent is sent again before the deletion, or it could arrive after it.
  const isRefused = related.some(
    (job) => job.does === 'creates' && job.about === next.about && job.parked !== null,
  );
  if (isCallOf(next, deleteProject) && deletedProjectDays > 0 && !isRefused) {
    // Choices between two devices come back with the project.
    const refused = related.filter((job) => job.parked !== null && !isContested(job));
    return { put: next, drop: refused.map((job) => job.seq) };
  }
  const needless = related.filter((job) => isUnknown || job.tries === 0 || job.parked !== null);
  return { put: isUnknown ? null : next, drop: needless.map((job) => job.seq) };
}

/**
 * Field by field, also inside `formData`. The revision stays the one from which the first change was made
 * (PRODUCT.md#two-devices); what is being made began with none. What finishes an entry goes on finishing it
 * (PRODUCT.md#drafts-of-entries).
 */
function mergeBodies(before: object, next: object): object {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(next)) {
    const old = merged[name];
    merged[name] = isFields(old) && isFields(value) ? { ...old, ...value } : value;
  }
  if ('revision' in before) merged.revision = before.revision;
  else delete merged.revision;
  if ('isDraft' in before && before.isDraft === false) merged.isDraft = false;
  return merged;
}

/** Made anew, a thing has all that both wrote; what is finished on this device may be a draft there, or gone. */
function mergeIfGone(before: Job, next: FreshJob): OtherCall | null {
  const call = next.ifGone ?? before.ifGone;
  const made = before.ifGone?.body;
  if (!call || !made) return call;
  return { ...call, body: mergeBodies(made, next.ifGone?.body ?? next.body ?? {}) };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
