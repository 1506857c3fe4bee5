import { newId } from '#web/lib/new-id.ts';
import { forgetFailedIn } from './chosen-photos.ts';
import { contestedBy } from './conflicts.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import { dependsOn, type FreshJob, isUnready, type Job } from './job.ts';
import { isFull } from './keep-photo.ts';
import { DeviceFullError, type OutboxEvents, type SendOptions } from './outbox-words.ts';
import { readyPhoto } from './ready-photo.ts';
import type { Timing } from './sender.ts';
import { Silence } from './silence.ts';
import { verdictOn } from './verdict.ts';

/** Photos that nothing keeps go one after the other: two large ones at once are too much for a small phone. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  run<A>(work: () => Promise<A>): Promise<A> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

type Under = {
  readonly deliver: Deliver;
  readonly timing: Pick<Timing, 'after'>;
  readonly events: OutboxEvents;
  readonly photos: Turns;
};

/** Sends a job until nothing of it moves any more. @throws as `deliver`; TypeError once it is given up. */
async function deliverUnlessSilent(
  job: FreshJob,
  file: File | undefined,
  { onProgress, signal, ...options }: DeliverOptions,
  { deliver, timing }: Under,
): Promise<unknown> {
  const abort = new AbortController();
  const callBack = () => abort.abort(signal?.reason);
  signal?.addEventListener('abort', callBack);
  if (signal?.aborted) callBack();
  const silence = new Silence(timing.after, () => abort.abort(new TypeError('Nothing moves any more')));
  const hear = (part: number) => {
    silence.hear(part * (file?.size ?? 0));
    onProgress?.(part);
  };
  silence.hear(0);
  try {
    return await deliver(job, file, { ...options, onProgress: hear, signal: abort.signal });
  } finally {
    silence.end();
    signal?.removeEventListener('abort', callBack);
  }
}

/** Sends a job that the device does not keep: the server has it, or nobody. */
export async function sendDirectly(
  job: FreshJob,
  file: File | undefined,
  options: SendOptions,
  under: Under,
  signal = options.signal,
): Promise<unknown> {
  const { onProgress, onReady, isLeaving } = options;
  const { events, photos } = under;
  const delivering: DeliverOptions = {
    ...(onProgress && { onProgress }),
    ...(isLeaving && { keepalive: true }),
    ...(signal && { signal }),
  };
  const send = async () => {
    if (file) onProgress?.(0);
    if (!file || !isUnready(job)) return deliverUnlessSilent(job, file, delivering, under);
    const ready = await readyPhoto(job, file, signal ?? new AbortController().signal);
    if (ready.file !== file) onReady?.(ready.file);
    return deliverUnlessSilent(ready.job, ready.file, delivering, under);
  };
  try {
    const response = await (file ? photos.run(send) : send());
    events.delivered(job, response);
    if (job.does === 'deletes') forgetFailedIn(job.about);
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

/**
 * A job that the device cannot keep stays with its form while others wait that must come before it: sent later, those
 * would overwrite it, also where it was sent on leaving. @throws what the device has against it.
 */
export function demandNoneBefore(error: unknown, job: FreshJob, waiting: readonly Job[]): void {
  if (!waiting.some((earlier) => dependsOn(job, earlier))) return;
  throw isFull(error) ? new DeviceFullError() : error;
}
