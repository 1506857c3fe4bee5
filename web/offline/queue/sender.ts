import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { isUnknownWrite } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { backoffMs } from './backoff.ts';
import { contestedBy } from './conflicts.ts';
import type { Deliver } from './delivery.ts';
import { isOftenTried, isUnready, type Job, nextToSend } from './job.ts';
import { Lanes } from './lanes.ts';
import type { OutboxStore } from './outbox-store.ts';
import { Silence } from './silence.ts';
import { type ConnectionState, isDown, verdictOn } from './verdict.ts';

/** Where time and chance come from; handed in, so that tests need not wait. */
export type Timing = {
  /** Runs something after so many milliseconds, unless the function that it gives is called. */
  after: (ms: number, run: () => void) => () => void;
  /** The same for the next try after a failure. */
  afterFailure: (ms: number, run: () => void) => () => void;
  /** From 0 to 1. */
  chance: () => number;
};

export type SenderDeps = {
  owner: string;
  store: OutboxStore;
  deliver: Deliver;
  /** Runs it while no other tab of this person sends. */
  lock: (run: () => Promise<void>) => Promise<void>;
  /** Waits until what was sent on leaving, by any tab, has arrived or is lost: nothing newer may come before it. */
  afterEarly: () => Promise<void>;
  timing: Timing;
  /** `part` is null once a photo is on its way no more. */
  onProgress: (job: Job, part: number | null) => void;
  onDelivered: (job: Job, response: unknown) => void;
  onRefused: (job: Job, error: unknown, message: Sentence) => Promise<void>;
  /** Nothing is to be sent now; what the device still has waits for something. */
  onIdle: (waiting: readonly Job[]) => void;
  /** The error is given for all states but 'open'. */
  onLine: (line: ConnectionState, error?: unknown) => void;
};

const CALLED_BACK = new DOMException('This was called back', 'AbortError');

/** A pause of a job; a stuck one failed though another was sent since, so the next success does not end it. */
type Rest = { readonly stop: () => void; readonly isStuck: boolean };

/** Sends what waits, words in order and before photos, and tries again where nothing answered. */
export class Sender {
  readonly #deps: SenderDeps;
  #line: ConnectionState = 'open';
  #failures = 0;
  #isWanted = false;
  #isRunning = false;
  #isStopped = false;
  /** Something has failed: nothing more goes until it is time for the next try. */
  #isHalted = false;
  #stopWaiting = () => {};
  readonly #lanes = new Lanes();
  /** Those that have failed often wait for their own time, or each new save would send them along. */
  readonly #resting = new Map<number, Rest>();
  /** Jobs that failed often since the last success or `wake`: others go first. */
  readonly #givingWay = new Set<number>();
  /** The number of sent jobs, now and at each job's last try. */
  #sent = 0;
  readonly #sentAtFailure = new Map<number, number>();

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  get line(): ConnectionState {
    return this.#line;
  }

  /** True for a job that keeps failing while others get through. */
  isTroubled({ seq }: Pick<Job, 'seq'>): boolean {
    return this.#resting.get(seq)?.isStuck ?? false;
  }

  /** Sends now what waits; a run that is under way sees to it. */
  kick(): void {
    if (this.#isStopped) return;
    this.#goOn();
    this.#isWanted = true;
    this.#lanes.tell();
    if (!this.#isRunning) void this.#runWhileWanted();
  }

  /** Tries at once, as if nothing had failed before: the network may be back. */
  wake(): void {
    this.#failures = 0;
    this.#endRests();
    this.#givingWay.clear();
    if (isDown(this.#line)) this.#say('open');
    this.kick();
  }

  /** Calls a job back that is under way in this tab. */
  abort(seq: number): void {
    this.#lanes.abort(seq, CALLED_BACK);
  }

  /** Ends all work; what is under way is sent again another time. */
  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
    this.#endRests();
    this.#lanes.abortAll();
  }

  #goOn(): void {
    this.#stopWaiting();
    this.#isHalted = false;
  }

  async #runWhileWanted(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWanted && !this.#isStopped) {
        await this.#deps.lock(async () => {
          this.#isWanted = false;
          await this.#run().finally(() => this.#lanes.emptied());
        });
      }
    } catch (error) {
      // The device itself does not answer, such as a database whose data is being cleared.
      this.#fail('away', error, null);
    } finally {
      this.#isRunning = false;
    }
  }

  /** Ends when nothing is to be sent now, and nothing is on its way any more. */
  async #run(): Promise<void> {
    const { owner, store, afterEarly, onIdle } = this.#deps;
    for (;;) {
      const changed = this.#lanes.changed();
      const waiting = await store.list(owner);
      const isHeld = (job: Job) => isUnready(job) || this.#resting.has(job.seq) || this.#lanes.holdsBack(job);
      const givesWay = ({ seq }: Job) => this.#givingWay.has(seq);
      const next = this.#mayGo ? nextToSend(waiting, isHeld, givesWay) : undefined;
      if (next) {
        const job = await store.begin(next.seq);
        await afterEarly();
        if (job && this.#mayGo) this.#lanes.go(job, (abort) => this.#send(job, abort));
      } else if (!this.#lanes.areEmpty) await changed;
      else return this.#mayGo ? onIdle(waiting) : undefined;
    }
  }

  get #mayGo(): boolean {
    return !this.#isStopped && !this.#isHalted;
  }

  async #send(job: Job, abort: AbortController): Promise<void> {
    const { store, deliver, timing, onProgress, onDelivered } = this.#deps;
    const silence = new Silence(timing.after, () => abort.abort());
    const hear = (part: number) => {
      silence.hear(part * (job.photo?.size ?? 0));
      if (job.photo) onProgress(job, part);
    };
    hear(0);
    const begunAt = performance.now();
    try {
      const bytes = job.photo ? await store.file(job.seq) : undefined;
      const options = { signal: abort.signal, onProgress: hear };
      const response = await deliver(job, bytes, options);
      await store.settle(job, contestedBy(job, response, newId()));
      this.#lanes.heard(job, performance.now() - begunAt);
      this.#failures = 0;
      this.#sent += 1;
      this.#endRests(({ isStuck }) => !isStuck);
      for (const seq of this.#givingWay) if (!this.#resting.get(seq)?.isStuck) this.#givingWay.delete(seq);
      this.#goOn();
      this.#say('open');
      onDelivered(job, response);
    } catch (error) {
      const isOver = this.#isStopped || abort.signal.reason === CALLED_BACK;
      // The device itself may not answer any more.
      if (!isOver) await this.#hearOf(job, error).catch((trouble) => this.#fail('away', trouble, null));
    } finally {
      silence.end();
      if (job.photo) onProgress(job, null);
    }
  }

  async #hearOf(job: Job, error: unknown): Promise<void> {
    if (isUnknownWrite(error)) {
      // Hardly any browser is ever brought back from a backup. Where the file does not come the job is tried again.
      const { renumberJob } = await import('./renumbering.ts');
      return renumberJob(this.#deps.store, job);
    }
    const verdict = verdictOn(error);
    if (verdict.kind === 'refused') {
      this.#say('open');
      return this.#deps.onRefused(job, error, verdict.message);
    }
    if (verdict.kind === 'login') return this.#fail('login', error, null);
    this.#rest(job);
    this.#fail(verdict.error, error, verdict.retryAfterMs);
  }

  #fail(line: ConnectionState, error: unknown, atLeastMs: number | null): void {
    this.#isWanted = false;
    this.#lanes.lost();
    // The write beside it fails for the same reason.
    if (!this.#isHalted) this.#failures += 1;
    this.#isHalted = true;
    this.#stopWaiting();
    this.#say(line, error);
    // Only a login helps, and that begins the page anew.
    if (line === 'login' || this.#isStopped) return;
    const { timing } = this.#deps;
    this.#stopWaiting = timing.afterFailure(backoffMs(this.#failures, timing.chance(), atLeastMs), () =>
      this.kick(),
    );
  }

  #rest(job: Job): void {
    const { seq, tries } = job;
    const isStuck = (this.#sentAtFailure.get(seq) ?? this.#sent) < this.#sent;
    this.#sentAtFailure.set(seq, this.#sent);
    if (!isOftenTried(job)) return;
    this.#givingWay.add(seq);
    const { timing } = this.#deps;
    const wakeUp = () => {
      this.#resting.delete(seq);
      this.kick();
    };
    const stop = timing.afterFailure(backoffMs(tries, timing.chance(), null), wakeUp);
    this.#resting.set(seq, { stop, isStuck });
  }

  #endRests(which = (_: Rest) => true): void {
    for (const [seq, rest] of this.#resting) {
      if (!which(rest)) continue;
      rest.stop();
      this.#resting.delete(seq);
    }
  }

  #say(line: ConnectionState, error?: unknown): void {
    this.#line = line;
    this.#deps.onLine(line, error);
  }
}
