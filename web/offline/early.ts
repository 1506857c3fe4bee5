import { newId } from '#web/lib/new-id.ts';
import { planFor } from './coalescing.ts';
import type { Deliver } from './delivery.ts';
import type { FreshJob, Job } from './job.ts';

/** A save that was sent on leaving, before it was kept. */
export type Early = { sent: FreshJob; queued: FreshJob; answer: Promise<unknown> };

/**
 * On leaving: the last save of a form goes at once, by a call that outlives the page (SPEC §4), unless something else
 * waits that must come before it. It is kept under the same key, so that it counts once. Where an older save of the
 * form may be on its way, and could arrive behind this one, the save that is kept has a key of its own and is done once
 * more after both.
 */
export function sendEarly(waiting: readonly Job[], job: FreshJob, deliver: Deliver): Early | null {
  const isFree = waiting.every((it) => it.about === job.about);
  const { put } = planFor(waiting, job, true);
  if (!isFree || !put) return null;
  const isOnlyOne = waiting.every((it) => it.tries === 0);
  const sent = { ...put, tries: 1, key: isOnlyOne ? put.key : newId() };
  const answer = deliver(sent, undefined, { keepalive: true });
  answer.catch(() => undefined);
  return { sent, queued: isOnlyOne ? sent : job, answer };
}
