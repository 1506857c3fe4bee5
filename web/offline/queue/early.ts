import { newId } from '#web/lib/new-id.ts';
import { planFor } from './coalescing.ts';
import { isContested } from './conflicts.ts';
import { CALL_TIMEOUT_MS } from './delivery.ts';
import type { FreshJob } from './job.ts';
import { isNumbered, numberInHaste } from './numbering.ts';
import type { OutboxDeps } from './outbox-words.ts';
import type { WaitingList } from './waiting-list.ts';

/** A save that was sent on leaving, before it was kept. */
export type Early = { sent: FreshJob; queued: FreshJob; response: Promise<unknown> };

/**
 * On leaving: the last save of a form goes at once, by a call that outlives the page (PRODUCT.md#planting-drafts),
 * unless something else waits that must come before it. It is kept under the same number, so that it counts once. Where
 * an older save of the form waits, that may be on its way by now, whatever this tab has read of it, and could arrive
 * behind this one: then what is kept has a number of its own, and is done once more after both.
 */
export function sendEarly(
  { jobs: waiting, numbering }: Pick<WaitingList, 'jobs' | 'numbering'>,
  job: FreshJob,
  { deliver, timing }: Pick<OutboxDeps, 'deliver' | 'timing'>,
): Early | null {
  const { put } = planFor(waiting, job, true);
  if (!put || isContested(put)) return null;
  const makesItself = put.does === 'creates' || put.ifGone !== null;
  const onTheWay = waiting.filter((it) => !isContested(it));
  const isFree = onTheWay.every((it) => it.about === job.about && (makesItself || it.does !== 'creates'));
  if (!isFree) return null;
  const isOnlyOne = onTheWay.length === 0;
  const { does, body } = put;
  const number = isNumbered(job) ? numberInHaste(numbering, waiting, timing.chance()) : null;
  const begun = { ...job, tries: 1, number };
  const sent = { ...begun, does, body, key: isOnlyOne ? job.key : newId() };
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = deliver(sent, undefined, { keepalive: true, signal });
  response.catch(() => undefined);
  return { sent, queued: isOnlyOne ? begun : job, response };
}
