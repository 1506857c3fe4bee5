import { isUnauthorized } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Sending, sendingOf } from '#web/lib/sending.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import { type FreshJob, type JobDraft, jobFrom } from './job.ts';
import type { OutboxEvents, Outgoing, Owner, SendOptions } from './outbox-words.ts';

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
    const answer = await deliver(job, file, options);
    events.delivered(job, answer);
    return answer;
  } catch (error) {
    if (isUnauthorized(error)) events.login(error);
    throw error;
  }
}

/**
 * Stands in for the outbox where a browser keeps nothing safely, such as on plain http in a LAN or in a private window:
 * everything goes to the server at once, and words say so.
 */
export class DirectOutbox implements Outgoing {
  readonly owner: Owner;
  readonly keeps = false;
  readonly jobs = [];
  readonly line = 'open';
  readonly #under: { deliver: Deliver; events: OutboxEvents };
  readonly #calledBack = new Map<string, AbortController>();

  constructor(owner: Owner, under: { deliver: Deliver; events: OutboxEvents }) {
    this.owner = owner;
    this.#under = under;
  }

  pictureOf = () => undefined;
  subscribe = () => () => undefined;
  wake = () => undefined;
  close = () => undefined;
  retryAll = async () => undefined;
  discard = async () => undefined;
  discardAll = async () => undefined;

  async withdraw(about: string): Promise<void> {
    this.#calledBack.get(about)?.abort();
  }

  send<A>(draft: JobDraft, options: SendOptions = {}): Sending<A> {
    const job = jobFrom(draft, newId(), this.owner);
    const abort = new AbortController();
    this.#calledBack.set(job.about, abort);
    const answer = sendDirectly(job, draft.file, options, this.#under, abort.signal);
    return sendingOf(answer.finally(() => this.#calledBack.delete(job.about)) as Promise<A>);
  }
}
