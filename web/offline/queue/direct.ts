import * as sentences from '#domain/rules/platform/sentences.ts';
import { isUnknownWrite } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Sending, sendingOf } from '#web/lib/sending.ts';
import { planForChoice } from './choice-plan.ts';
import { planFor } from './coalescing.ts';
import { type Choice, conflictAbout, contestedBy, isContested, withContested } from './conflicts.ts';
import { Drafts } from './drafts.ts';
import {
  type FreshJob,
  type Job,
  type JobDraft,
  jobFrom,
  nextToSend,
  type Plan,
  parkedFor,
  withAllInIt,
} from './job.ts';
import { settleDevice } from './kept-numbering.ts';
import { afterDelivery } from './of-deleted.ts';
import type { OutboxDeps, OutboxEvents, Outgoing, Owner, SendOptions } from './outbox-words.ts';
import { renumberJob } from './renumbering.ts';
import { sendDirectly, Turns } from './unkept.ts';
import { verdictOn } from './verdict.ts';

/**
 * Stands in for the outbox where a browser keeps nothing safely, such as on plain http in a LAN or in a private window:
 * everything goes to the server at once, and words say so. Only what is still being typed, what waits for a choice
 * between two devices, and what a page had typed that ended before it was sent, is written down on the device, where that
 * has a database at all.
 */
export class DirectOutbox implements Outgoing {
  readonly owner: Owner;
  readonly keeps = false;
  readonly line = 'open';
  readonly typed: Drafts;
  readonly #under: OutboxDeps & { events: OutboxEvents; photos: Turns };
  readonly #calledBack = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  /** Choices between two devices, and unsent leftovers: the child is shown all of it. */
  #waiting: readonly Job[] = [];
  /** Below the places that the device gives, and others in each page. */
  #lastSeq = -Date.now();

  constructor(owner: Owner, under: OutboxDeps & { events: OutboxEvents }) {
    this.owner = owner;
    this.#under = { ...under, photos: new Turns() };
    this.typed = new Drafts(owner, under.store);
  }

  /**
   * Sends what was typed here before a page ended. What the server does not take stays, as does what does not arrive.
   * @throws what the device has against it.
   */
  async open(): Promise<void> {
    const { store } = this.#under;
    await settleDevice(store, this.owner.id);
    await this.typed.takeOver();
    await this.#sendLeft();
  }

  /** Sends what was left and is not refused, in order. */
  async #sendLeft(): Promise<void> {
    const { store } = this.#under;
    const left = await store.list(this.owner.id);
    this.#show([
      ...left.map(shown),
      ...this.#waiting.filter(({ seq }) => left.every((it) => it.seq !== seq)),
    ]);
    const tried = new Set<number>();
    const next = async () => nextToSend(await store.list(this.owner.id), ({ seq }) => tried.has(seq));
    for (let job = await next(); job; job = await next()) {
      tried.add(job.seq);
      const begun = await store.begin(job.seq);
      if (begun && !(await this.#sendKept(begun))) return;
    }
  }

  /** Gives whether the next one can go. */
  async #sendKept(job: Job): Promise<boolean> {
    const { store, events } = this.#under;
    try {
      const bytes = job.photo ? await store.file(job.seq) : undefined;
      await this.#deliver(
        job,
        bytes && new File([bytes], job.photo?.name ?? '', { type: job.photo?.type ?? '' }),
        {},
      );
      await store.settle(job, null);
      this.#show(this.#waiting.filter(({ seq }) => seq !== job.seq));
      return true;
    } catch (error) {
      // Like what does not arrive it is sent when the page is opened the next time, or when the child says so.
      if (isUnknownWrite(error)) await renumberJob(store, job);
      const verdict = verdictOn(error);
      if (isUnknownWrite(error) || verdict.kind !== 'refused') return isUnknownWrite(error);
      const refused = parkedFor(job, error, verdict.message);
      await store.replace(refused);
      this.#show(this.#waiting.map((it) => (it.seq === refused.seq ? refused : it)));
      events.parked(refused, verdict.message);
      return true;
    }
  }

  pictureOf = () => undefined;
  percentOf = () => null;
  isTroubled = () => false;
  wake = () => undefined;
  close = () => undefined;
  retryAll = async (project?: string) => {
    // A device that keeps nothing has nothing left.
    await this.#under.store.unpark(this.owner.id, project).catch(() => undefined);
    await this.#sendLeft().catch(() => undefined);
  };
  discard = async (job: Job) => {
    const gone = withAllInIt(job, this.jobs);
    this.#setWaiting(this.jobs.filter((it) => !gone.includes(it)));
  };
  discardAll = async () => {
    this.#setWaiting([]);
    await this.#under.store.dropAllOf(this.owner.id);
  };

  get jobs(): readonly Job[] {
    return this.#waiting;
  }

  subscribe: Outgoing['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(jobs: readonly Job[]): void {
    this.#waiting = jobs;
    for (const listener of this.#listeners) listener();
  }

  #setWaiting(jobs: readonly Job[]): void {
    const { store } = this.#under;
    const gone = this.#waiting.filter(({ seq }) => !jobs.some((job) => job.seq === seq));
    const written = jobs.filter((job) => !this.#waiting.includes(job));
    const kept = written.map((put) => store.change(this.owner.id, () => ({ put, drop: [] })));
    // Where the device takes nothing they are there for as long as this page is.
    for (const done of [...kept, store.drop(gone.map(({ seq }) => seq))]) done.catch(() => undefined);
    this.#show(jobs);
  }

  /** Does what a plan says of what waits. Gives what is to be sent. */
  #do({ put, drop, change }: Plan): FreshJob | null {
    const written = change ?? (put && isContested(put) ? put : null);
    const changed = written && this.#placed(written);
    const left = this.jobs.filter(({ seq }) => !drop.includes(seq) && seq !== changed?.seq);
    this.#setWaiting(changed ? [...left, changed] : left);
    return put && isContested(put) ? null : put;
  }

  #placed(job: Job | FreshJob): Job {
    if ('seq' in job) return job;
    this.#lastSeq -= 1;
    return { seq: this.#lastSeq, ...job };
  }

  async choose(choice: Choice): Promise<void> {
    const job = this.#do(planForChoice(choice, newId()));
    try {
      if (job) await this.#deliver(job, undefined, {});
    } catch (error) {
      // Not sent, it can be chosen again.
      this.#setWaiting([...this.jobs.filter(({ seq }) => seq !== choice.job.seq), choice.job]);
      throw error;
    }
  }

  /** Sends a job; one that took up what was left has its place, and ends that. */
  async #deliver(
    job: FreshJob | Job,
    file: File | undefined,
    options: SendOptions,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const response = await sendDirectly(job, file, options, this.#under, signal);
    const others = this.jobs.filter(({ seq }) => !('seq' in job) || seq !== job.seq);
    const left = afterDelivery(job, others);
    const contested = contestedBy(job, response, newId());
    if (!contested) {
      if (!this.jobs.every((it) => left.includes(it))) this.#setWaiting(left);
      return response;
    }
    const before = conflictAbout(this.jobs, job.about);
    const waiting = this.#placed(withContested(before, contested));
    this.#setWaiting([...left.filter((it) => it !== before), waiting]);
    return response;
  }

  async withdraw(about: string): Promise<void> {
    this.typed.forget(about);
    this.#calledBack.get(about)?.abort();
    this.#setWaiting(this.jobs.filter((job) => job.about !== about));
  }

  send<A>(draft: JobDraft, options: SendOptions = {}): Sending<A> {
    const handedOver = this.typed.handOver(
      jobFrom(draft, newId(), this.owner, undefined, this.typed.mark.by),
    );
    const job = this.#do(planFor(this.jobs, handedOver.job));
    if (!job) return sendingOf(Promise.resolve(null as A));
    // A save that arrives after a deletion would make the draft anew.
    if (job.does === 'deletes') this.#calledBack.get(job.about)?.abort();
    const abort = new AbortController();
    this.#calledBack.set(job.about, abort);
    const response = this.#deliver(job, draft.file, options, abort.signal);
    const noted = response.then(() => this.#under.store.endDrafts(handedOver.job, handedOver.mark));
    noted.catch(() => undefined);
    return sendingOf(response.finally(() => this.#calledBack.delete(job.about)) as Promise<A>);
  }
}

/** A leftover that was never refused could not be sent yet: it is shown as such, and a newer save takes it up. */
function shown(job: Job): Job {
  return job.parked === null ? { ...job, parked: sentences.serverSilent } : job;
}
