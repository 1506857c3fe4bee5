import { isUnauthorized, isUnknownWrite } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Sending, sendingOf } from '#web/lib/sending.ts';
import { planFor } from './coalescing.ts';
import {
  type Choice,
  conflictAbout,
  contestedBy,
  isContested,
  planForChoice,
  withContested,
} from './conflicts.ts';
import type { Deliver, DeliverOptions } from './delivery.ts';
import type { Plan } from './job.ts';
import { type FreshJob, type Job, type JobDraft, jobFrom } from './job.ts';
import { renumberJob } from './kept-numbering.ts';
import type { OutboxStore } from './outbox-store.ts';
import {
  DeviceFullError,
  type OutboxEvents,
  type Outgoing,
  type Owner,
  type SendOptions,
} from './outbox-words.ts';
import { becomeAnotherDevice } from './this-device.ts';
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
 * The same for a job that the device has no room for.
 * @throws DeviceFullError also where something of it would have to wait for a choice: its form goes on holding it.
 */
export async function sendUnkept(...sending: Parameters<typeof sendDirectly>): Promise<unknown> {
  const answer = await sendDirectly(...sending);
  if (contestedBy(sending[0], answer, newId())) throw new DeviceFullError();
  return answer;
}

/**
 * Stands in for the outbox where a browser keeps nothing safely, such as on plain http in a LAN or in a private window:
 * everything goes to the server at once, and words say so. Only what is still being typed, and what waits for a choice
 * between two devices, is written down on the device, where that has a database at all.
 */
export class DirectOutbox implements Outgoing {
  readonly owner: Owner;
  readonly keeps = false;
  readonly line = 'open';
  readonly typed: Typed;
  readonly #under: { store: OutboxStore; deliver: Deliver; events: OutboxEvents };
  readonly #calledBack = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  /** What waits for a choice between two devices. */
  #contested: readonly Job[] = [];
  /** Below the places that the device gives, and others in each page. */
  #lastSeq = -Date.now();

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
    this.#contested = [...left.filter(isContested), ...this.#contested];
    for (const { seq } of left.filter(({ parked, photo }) => parked === null && photo === null)) {
      const job = await store.begin(seq);
      if (job) await this.#sendKept(job);
    }
  }

  async #sendKept(job: Job): Promise<void> {
    const { store } = this.#under;
    try {
      await this.#deliver(job, undefined, {});
      await store.settle(job, null);
    } catch (error) {
      // It is sent when the page is opened the next time.
      if (isUnknownWrite(error)) return renumberJob(store, job, becomeAnotherDevice());
      const verdict = verdictOn(error);
      if (verdict.kind !== 'refused') throw error;
      await store.replace({ ...job, parked: verdict.sentence, number: null });
    }
  }

  pictureOf = () => undefined;
  isTroubled = () => false;
  wake = () => undefined;
  close = () => undefined;
  retryAll = async () => undefined;
  discard = async (job: Job) => this.#setContested(this.jobs.filter((it) => it !== job));
  discardAll = async () => {
    this.#setContested([]);
    await this.#under.store.dropAllOf(this.owner.id);
  };

  get jobs(): readonly Job[] {
    return this.#contested;
  }

  subscribe: Outgoing['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #setContested(jobs: readonly Job[]): void {
    const { store } = this.#under;
    const gone = this.#contested.filter(({ seq }) => !jobs.some((job) => job.seq === seq));
    const written = jobs.filter((job) => !this.#contested.includes(job));
    this.#contested = jobs;
    const kept = written.map((put) => store.change(this.owner.id, () => ({ put, drop: [] })));
    // Where the device takes nothing they are there for as long as this page is.
    for (const done of [...kept, store.drop(gone.map(({ seq }) => seq))]) done.catch(() => undefined);
    for (const listener of this.#listeners) listener();
  }

  /** Does what a plan says of what waits for a choice. Gives what is to be sent. */
  #do({ put, drop, change }: Plan): FreshJob | null {
    const changed = change ?? (put && isContested(put) ? put : null);
    const left = this.jobs.filter(({ seq }) => !drop.includes(seq));
    this.#setContested(left.map((job) => (changed?.seq === job.seq ? changed : job)));
    return put && isContested(put) ? null : put;
  }

  async choose(choice: Choice): Promise<void> {
    const job = this.#do(planForChoice(choice, newId()));
    try {
      if (job) await this.#deliver(job, undefined, {});
    } catch (fault) {
      // Not sent, it can be chosen again.
      this.#setContested([...this.jobs.filter(({ seq }) => seq !== choice.job.seq), choice.job]);
      throw fault;
    }
  }

  async #deliver(job: FreshJob, file: File | undefined, options: SendOptions, signal?: AbortSignal) {
    const answer = await sendDirectly(job, file, options, this.#under, signal);
    const contested = contestedBy(job, answer, newId());
    if (!contested) return answer;
    const before = conflictAbout(this.jobs, job.about);
    this.#lastSeq -= 1;
    const waiting = { seq: this.#lastSeq, ...withContested(before, contested) };
    this.#setContested([...this.jobs.filter((it) => it !== before), waiting]);
    return answer;
  }

  async withdraw(about: string): Promise<void> {
    this.typed.forget(about);
    this.#calledBack.get(about)?.abort();
  }

  send<A>(draft: JobDraft, options: SendOptions = {}): Sending<A> {
    const handedOver = this.typed.handOver(jobFrom(draft, newId(), this.owner));
    const job = this.#do(planFor(this.jobs, handedOver.job));
    if (!job) return sendingOf(Promise.resolve(null as A));
    const abort = new AbortController();
    this.#calledBack.set(job.about, abort);
    const answer = this.#deliver(job, draft.file, options, abort.signal);
    const noted = answer.then(() => this.#under.store.endTyped(handedOver.job, handedOver.mark));
    noted.catch(() => undefined);
    return sendingOf(answer.finally(() => this.#calledBack.delete(job.about)) as Promise<A>);
  }
}
