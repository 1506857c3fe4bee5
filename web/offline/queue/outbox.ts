import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { newId } from '#web/lib/new-id.ts';
import type { Sending } from '#web/lib/sending.ts';
import { UnreadableFileError } from '#web/lib/unreadable-file.ts';
import { planForChoice } from './choice-plan.ts';
import { type Choice, contestedBy } from './conflicts.ts';
import { Drafts } from './drafts.ts';
import { sendEarly } from './early.ts';
import { type FreshJob, type Job, type JobDraft, jobFrom, parkedFor, withAllInIt } from './job.ts';
import { isFull } from './keep-photo.ts';
import { Keeping } from './keeping.ts';
import { settleDevice } from './kept-numbering.ts';
import type { OutboxDeps, OutboxEvents, Outgoing, Owner, SendOptions } from './outbox-words.ts';
import { DeviceFullError } from './outbox-words.ts';
import { PhotoReadying } from './photo-readying.ts';
import { Sender } from './sender.ts';
import { joinTabs, type News, refusalFrom, refusedNews } from './tabs.ts';
import { Timeout } from './timeouts.ts';
import { demandNoneBefore, sendUnkept, Turns } from './unkept.ts';
import type { ConnectionState } from './verdict.ts';
import { beginWaiting, type Waiter, Waiters } from './waiters.ts';
import { WaitingList } from './waiting-list.ts';

/** The first place of a student's writes, one for each person: kept on the device, then sent in order by one tab at a time. */
export class Outbox implements Outgoing {
  readonly owner: Owner;
  readonly keeps = true;
  readonly waiting: WaitingList;
  readonly #deps: OutboxDeps;
  readonly #events: OutboxEvents;
  readonly #tabs;
  readonly #sender: Sender;
  readonly #timeout: Timeout;
  readonly typed: Drafts;
  readonly #waiters = new Waiters();
  readonly #keeping: Keeping;
  readonly #readying: PhotoReadying;
  readonly #photosUnkept = new Turns();
  #isClosed = false;

  constructor(owner: Owner, deps: OutboxDeps, events: OutboxEvents) {
    this.owner = owner;
    this.#deps = deps;
    this.#events = events;
    this.waiting = new WaitingList(owner.id, deps.store);
    this.#timeout = new Timeout(deps.timing);
    this.typed = new Drafts(owner, deps.store);
    this.#tabs = joinTabs(owner.id, (news) => this.#hear(news));
    const own = { ...deps, owner: owner.id };
    this.#keeping = new Keeping({ ...own, waiters: this.#waiters });
    const onReady = () => this.#changed().then(() => this.#sender.kick());
    this.#readying = new PhotoReadying({ ...own, onReady });
    this.#sender = new Sender({
      ...own,
      lock: this.#tabs.lock,
      afterEarly: this.#tabs.unheld,
      onProgress: (job, part) => {
        if (part !== null) this.#waiters.progress(job.key, part);
        this.waiting.noteLeaving(job, part);
      },
      onDelivered: (job, response) => this.#delivered(job, response),
      onRefused: (job, error, message) => this.#refused(job, error, message),
      // A tab that ended as its response came could tell nobody; or the browser has cleared what it stored.
      onIdle: ({ length }) =>
        length < this.jobs.length && this.#hear({ kind: 'changed' }).catch(() => undefined),
      onLine: (line, error) => this.#lineIs(line, error),
    });
  }

  get jobs(): readonly Job[] {
    return this.waiting.jobs;
  }

  get line(): ConnectionState {
    return this.#sender.line;
  }

  isTroubled: Outgoing['isTroubled'] = (job) => this.#sender.isTroubled(job);
  subscribe: Outgoing['subscribe'] = (listener) => this.waiting.subscribe(listener);
  pictureOf = (job: Job): string | undefined => this.waiting.pictures.addressOf(job.seq);
  percentOf = (job: Job): number | null => this.waiting.percentOf(job);

  /**
   * Reads what the device has kept, and begins to send it.
   * @throws what the device has against keeping anything, such as a private window.
   */
  async open(): Promise<void> {
    await settleDevice(this.#deps.store, this.owner.id);
    await this.typed.takeOver();
    await this.#read();
    this.#sender.kick();
  }

  close(): void {
    this.#isClosed = true;
    this.#sender.stop();
    this.#readying.stop();
    this.#tabs.close();
    this.waiting.pictures.keepOnly([]);
  }

  wake = (): void => {
    this.#sender.wake();
    // The browser may have ended another tab meanwhile.
    const look = async () => (await this.typed.takeOver()) && this.#hear({ kind: 'changed' });
    look().catch(() => undefined);
  };

  async retryAll(project?: string): Promise<void> {
    await this.#deps.store.unpark(this.owner.id, project);
    await this.#changed();
    this.#sender.wake();
  }

  send<A>(draft: JobDraft, options: SendOptions = {}): Sending<A> {
    const job = jobFrom(draft, newId(), this.owner, this.#deps.device, this.typed.mark.by);
    const { waiter, delivered, goOn, letGo } = beginWaiting(options);
    const kept = this.#keep(job, draft.file, options, waiter);
    const timedOut = async () => {
      await kept;
      await this.#timeout.end(this.line, options.isPatient);
      return goOn();
    };
    const settled = Promise.race([delivered, timedOut()]);
    // Not everybody listens to all three.
    for (const promise of [delivered, settled]) promise.catch(() => undefined);
    kept.catch(waiter.reject);
    return { kept, settled, delivered, letGo } as Sending<A>;
  }

  async choose(choice: Choice): Promise<void> {
    await this.#keeping.settled;
    const plan = planForChoice(choice, newId(), this.#deps.device);
    await this.#deps.store.choose(choice.job, plan);
    if (plan.drop.length > 0) this.#waiters.resolve(choice.job.key, null);
    await this.#changed();
    this.#sender.kick();
  }

  async withdraw(about: string): Promise<void> {
    this.typed.forget(about);
    await this.#keeping.settled;
    await this.#drop(this.jobs.filter((job) => job.about === about));
  }

  async discard(job: Job): Promise<void> {
    await this.#keeping.settled;
    await this.#drop(withAllInIt(job, this.jobs));
  }

  async discardAll(): Promise<void> {
    await this.#keeping.settled;
    await this.#drop(this.jobs);
    await this.#deps.store.dropAllOf(this.owner.id);
  }

  async #drop(jobs: readonly Job[]): Promise<void> {
    for (const { seq } of jobs) this.#sender.abort(seq);
    await this.#deps.store.drop(jobs.map((job) => job.seq));
    for (const { key } of jobs) this.#waiters.resolve(key, null);
    await this.#changed();
  }

  #keep(job: FreshJob, file: File | undefined, options: SendOptions, waiter: Waiter): Promise<void> {
    const early = options.isLeaving ? sendEarly(this.waiting, job, this.#deps) : null;
    if (early) this.#tabs.holdUntil(early.response);
    const queued = early?.queued ?? job;
    const besides = { sent: this.typed.handOver(queued), used: early?.sent.number };
    const keep = async () => {
      try {
        await this.#keeping.keep(queued, besides, { ...options, file }, waiter);
        await this.#changed();
      } catch (error) {
        demandNoneBefore(error, job, this.jobs);
        return waiter.resolve(await (early?.response ?? this.#sendUnkept(error, job, file, options)));
      }
      if (!early) return this.#sender.kick();
      const settled = early.response.then((response) => this.#settleEarly(early.sent.key, response));
      settled.catch(() => this.#sender.kick());
    };
    return this.#keeping.inTurn(keep, file);
  }

  async #settleEarly(key: string, response: unknown): Promise<void> {
    const job = this.jobs.find((it) => it.key === key);
    if (!job) return this.#sender.kick();
    await this.#deps.store.settle(job, contestedBy(job, response, newId()));
    this.#delivered(job, response);
  }

  /** Other writes that the device cannot keep go straight to the server. */
  #sendUnkept(error: unknown, job: FreshJob, file: File | undefined, options: SendOptions) {
    if (isFull(error) && this.jobs.length > 0) throw new DeviceFullError();
    // By now somebody else may be signed in.
    if (this.#isClosed || error instanceof UnreadableFileError) throw error;
    return sendUnkept(job, file, options, {
      ...this.#deps,
      events: this.#events,
      photos: this.#photosUnkept,
    });
  }

  #delivered(job: Job, response: unknown): void {
    this.#tabs.tell({ kind: 'delivered', job, response });
    this.#takeDelivered(job, response);
  }

  #takeDelivered(job: Job, response: unknown): void {
    this.#events.delivered(job, response);
    this.#waiters.resolve(job.key, response);
    // A waiting choice takes its place, or goes with its project, in one step: nothing else is shown for a moment.
    const isOneStep = job.does === 'deletes' || contestedBy(job, response, job.key);
    if (isOneStep) void this.#read().catch(() => undefined);
    else this.waiting.remove(job.key);
  }

  async #refused(job: Job, error: unknown, message: Sentence): Promise<void> {
    if (this.#waiters.reject(job, error)) return this.#drop([job]);
    if (!(await this.#deps.store.replace(parkedFor(job, error, message)))) return;
    this.#tabs.tell(refusedNews(job, error));
    await this.#changed();
    this.#events.parked(job, message);
  }

  async #hear(news: News): Promise<void> {
    if (news.kind === 'delivered') return this.#takeDelivered(news.job, news.response);
    const isTaken = news.kind === 'refused' && this.#waiters.reject(news.job, refusalFrom(news));
    if (isTaken) return this.#drop([news.job]);
    await this.#read();
    this.#sender.kick();
  }

  #lineIs(line: ConnectionState, error: unknown): void {
    this.#timeout.hear(line, error);
    if (line === 'login') this.#events.login(error);
    this.waiting.tell();
  }

  async #changed(): Promise<void> {
    this.#tabs.tell({ kind: 'changed' });
    await this.#read();
  }

  async #read(): Promise<void> {
    await this.waiting.read();
    this.#readying.look(this.jobs);
    void this.waiting.showPictures().catch(() => undefined);
    this.#waiters.endMissing((key) => this.jobs.some((job) => job.key === key), this.#deps.timing);
  }
}
