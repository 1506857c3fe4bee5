import { newId } from '#web/lib/new-id.ts';
import { contestedBy } from './conflicts.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import type { FreshJob } from './job.ts';
import { DeviceFullError, type OutboxEvents, type SendOptions } from './outbox-words.ts';
import { verdictOn } from './verdict.ts';

/** Sends a job that the device does not keep: the server has it, or nobody. */
export async function sendDirectly(
  job: FreshJob,
  file: File | undefined,
  { onProgress, isLeaving }: SendOptions,
  { deliver, events }: { deliver: Deliver; events: OutboxEvents },
  signal?: AbortSignal,
): Promise<unknown> {
  const options: DeliverOptions = {
    ...(onProgress && { onProgress }),
    ...(isLeaving && { keepalive: true }),
    ...(signal && { signal }),
  };
  try {
    const response = await deliver(job, file, options);
    events.delivered(job, response);
    return response;
  } catch (error) {
    if (verdictOn(error).kind === 'login') events.login(error);
    throw error;
  }
}

/**
 * The same for a job that the device has no room for.
 * @throws DeviceFullError also where something of it would have to wait for a choice: its form goes on holding it.
 */
export async function sendUnkept(...sending: Parameters<typeof sendDirectly>): Promise<unknown> {
  const response = await sendDirectly(...sending);
  if (contestedBy(sending[0], response, newId())) throw new DeviceFullError();
  return response;
}
