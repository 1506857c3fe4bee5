import { isUnauthorized } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Sending, sendingOf } from '#web/lib/sending.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import { type FreshJob, type JobDraft, jobFrom } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { OutboxEvents, Outgoing, Owner, SendOptions } from './outbox-words.ts';
import { Typed } from './typed.ts';
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
 * everything goes to the server at once, and words say so. Only what is still being typed is written down on the device,
 * where that has a database at all, and sent when the page is opened again.
 */
export class DirectOutbox implements Outgoing {
  readonly owner: Owner;
  readonly keeps = false;
  readonly jobs = [];
  readonly line = 'open';
  readonly typed: Typed;
  readonly #under: { store: OutboxStore; deliver: Deliver; events: OutboxEvents };
  readonly #calledBack = new Map<string, AbortController>();

  constructor(owner: Owner, under: { store: OutboxStore; deliver: Deliver; events: OutboxEvents }) {
    this.owner = owner;
    this.#under = under;
    this.typed = new Typed(owner, under.store);
  }

  /**
   * Sends what was typed here before a page ended. What the server does not take stays, as does what does not arrive.
   * @throws as `call`, or what the device has against it.
   */
  async open(): Promise<void> {
    const { store } = this.#under;
    await this.typed.takeOver();
    const left = await store.list(this.owner.id);
    for (const job of left.filter(({ parked, photo }) => parked === null && photo === null)) {
      const begun = { ...job, tries: job.tries + 1 };
      try {
        await sendDirectly(begun, undefined, {}, this.#under);
        await store.settle(job);
      } catch (error) {
        const verdict = verdictOn(error);
        if (verdict.kind !== 'refused') throw error;
        await store.replace({ ...job, parked: verdict.sentence });
      }
    }
  }

  pictureOf = () => undefined;
  isTroubled = () => false;
  subscribe = () => () => undefined;
  wake = () => undefined;
  close = () => undefined;
  retryAll = async () => undefined;
  discard = async () => undefined;
  discardAll = async () => undefined;

  async withdraw(about: string): Promise<void> {
    this.typed.forget(about);
    this.#calledBack.get(about)?.abort();
  }

  send<A>(draft: JobDraft, options: SendOptions = {}): Sending<A> {
    const job = jobFrom(draft, newId(), this.owner);
    const abort = new AbortController();
    this.#calledBack.set(job.about, abort);
    const handedOver = this.typed.handOver(job);
    const answer = sendDirectly(job, draft.file, options, this.#under, abort.signal);
    const noted = answer.then(() => this.#under.store.endTyped(handedOver.job, handedOver.mark));
    noted.catch(() => undefined);
    return sendingOf(answer.finally(() => this.#calledBack.delete(job.about)) as Promise<A>);
  }
}
