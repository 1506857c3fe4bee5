import { nextToSend } from './job.ts';
import type { Outgoing } from './outbox-words.ts';

/** Tries to send all that waits now. Gives whether nothing waits any more; false when the rest cannot be sent at once. */
export async function whenSent(outbox: Outgoing): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await outbox.retryAll();
  const look = () => {
    if (outbox.jobs.length === 0) resolve(true);
    else if (outbox.line !== 'open' || !nextToSend(outbox.jobs)) resolve(false);
  };
  const stop = outbox.subscribe(look);
  look();
  return promise.finally(stop);
}
