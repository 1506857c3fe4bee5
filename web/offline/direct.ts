import { isUnauthorized } from '#web/lib/call.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import type { FreshJob } from './job.ts';
import type { OutboxEvents, SendOptions } from './outbox-words.ts';

/** Sends a job that the device does not keep: the server has it, or nobody. */
export async function sendDirectly(
  job: FreshJob,
  file: File | undefined,
  { onProgress, isLeaving }: SendOptions,
  { deliver, events }: { deliver: Deliver; events: OutboxEvents },
): Promise<unknown> {
  const options: DeliverOptions = {
    ...(onProgress && { onProgress }),
    ...(isLeaving && { keepalive: true }),
  };
  try {
    const answer = await deliver(job, file, options);
    events.delivered(job, answer);
    return answer;
  } catch (error) {
    if (isUnauthorized(error)) events.login(error);
    throw error;
  }
}
