import { isUnknownWrite } from '#web/lib/call.ts';
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
import type { Deliver } from './delivery.ts';
import type { Plan } from './job.ts';
import { type FreshJob, type Job, type JobDraft, jobFrom } from './job.ts';
import { renumberJob } from './kept-numbering.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { OutboxEvents, Outgoing, Owner, SendOptions } from './outbox-words.ts';
import { Typed } from './typed.ts';
import { sendDirectly } from './unkept.ts';
import { verdictOn } from './verdict.ts';

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
      if (isUnknownWrite(error)) return renumberJob(store, job);
      const verdict = verdictOn(error);
      if (verdict.kind !== 'refused') throw error;
      await store.replace({ ...job, parked: verdict.message, number: null });
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
    } catch (error) {
      // Not sent, it can be chosen again.
      this.#setContested([...this.jobs.filter(({ seq }) => seq !== choice.job.seq), choice.job]);
      throw error;
    }
  }

  async #deliver(job: FreshJob, file: File | undefined, options: SendOptions, signal?: AbortSignal) {
    const response = await sendDirectly(job, file, options, this.#under, signal);
    const contested = contestedBy(job, response, newId());
    if (!contested) return response;
    const before = conflictAbout(this.jobs, job.about);
    this.#lastSeq -= 1;
    const waiting = { seq: this.#lastSeq, ...withContested(before, contested) };
    this.#setContested([...this.jobs.filter((it) => it !== before), waiting]);
    return response;
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
    const response = this.#deliver(job, draft.file, options, abort.signal);
    const noted = response.then(() => this.#under.store.endTyped(handedOver.job, handedOver.mark));
    noted.catch(() => undefined);
    return sendingOf(response.finally(() => this.#calledBack.delete(job.about)) as Promise<A>);
  }
}
