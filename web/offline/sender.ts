import { newId } from '#web/lib/new-id.ts';
import { backoffMs } from './backoff.ts';
import { contestedBy } from './conflicts.ts';
import { CALL_PATIENCE_MS, type Deliver } from './delivery.ts';
import { type Job, nextToSend } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import { verdictOn } from './verdict.ts';

/** What is known of the way to the server: it answers, nothing answers, or nobody is signed in. */
export type Line = 'open' | 'away' | 'login';

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
  onProgress: (job: Job, part: number) => void;
  onDelivered: (job: Job, answer: unknown) => void;
  onRefused: (job: Job, error: unknown, sentence: string) => Promise<void>;
  /** What fault the line has is given for 'away' and 'login'. */
  onLine: (line: Line, fault?: unknown) => void;
};

/** A photo may take longer on a slow line. */
const PHOTO_PATIENCE_MS = 5 * 60_000;
const CALLED_BACK = new DOMException('This was called back', 'AbortError');

/** Sends what waits, one after the other and in order, and tries again where nothing answered. */
export class Sender {
  readonly #deps: SenderDeps;
  #line: Line = 'open';
  #failures = 0;
  #isWanted = false;
  #isRunning = false;
  #isStopped = false;
  #stopWaiting = () => {};
  #inFlight: { seq: number; abort: AbortController } | null = null;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  get line(): Line {
    return this.#line;
  }

  /** Sends now what waits; a run that is under way sees to it. */
  kick(): void {
    if (this.#isStopped) return;
    this.#stopWaiting();
    this.#isWanted = true;
    if (!this.#isRunning) void this.#runWhileWanted();
  }

  /** Tries at once, as if nothing had failed before: the network may be back. */
  wake(): void {
    this.#failures = 0;
    if (this.#line === 'away') this.#say('open');
    this.kick();
  }

  /** Calls a job back that is under way in this tab. */
  abort(seq: number): void {
    if (this.#inFlight?.seq === seq) this.#inFlight.abort.abort(CALLED_BACK);
  }

  /** Ends all work; what is under way is sent again another time. */
  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
    this.#inFlight?.abort.abort();
  }

  async #runWhileWanted(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWanted && !this.#isStopped) {
        await this.#deps.lock(async () => {
          this.#isWanted = false;
          await this.#run();
        });
      }
    } catch (fault) {
      // The device itself does not answer, such as a database whose data is being cleared.
      this.#fail('away', fault, null);
    } finally {
      this.#isRunning = false;
    }
  }

  async #run(): Promise<void> {
    const { owner, store, afterEarly } = this.#deps;
    while (!this.#isStopped) {
      const next = nextToSend(await store.list(owner));
      const job = next && (await store.begin(next.seq));
      if (!next) return;
      await afterEarly();
      if (this.#isStopped) return;
      if (job && !(await this.#send(job))) return;
    }
  }

  /** Gives whether the next one can go. */
  async #send(job: Job): Promise<boolean> {
    const { store, deliver, timing, onProgress, onDelivered, onRefused } = this.#deps;
    const abort = new AbortController();
    this.#inFlight = { seq: job.seq, abort };
    const patience = job.photo ? PHOTO_PATIENCE_MS : CALL_PATIENCE_MS;
    const stopPatience = timing.after(patience, () => abort.abort());
    try {
      const bytes = job.photo ? await store.file(job.seq) : undefined;
      const options = { signal: abort.signal, onProgress: (part: number) => onProgress(job, part) };
      const answer = await deliver(job, bytes, options);
      await store.settle(job, contestedBy(job, answer, newId()));
      this.#failures = 0;
      this.#say('open');
      onDelivered(job, answer);
      return true;
    } catch (error) {
      if (this.#isStopped) return false;
      if (abort.signal.reason === CALLED_BACK) return true;
      const verdict = verdictOn(error, job);
      if (verdict.kind === 'refused') {
        this.#say('open');
        await onRefused(job, error, verdict.sentence);
        return true;
      }
      this.#fail(
        verdict.kind === 'login' ? 'login' : 'away',
        error,
        'retryAfterMs' in verdict ? verdict.retryAfterMs : null,
      );
      return false;
    } finally {
      stopPatience();
      this.#inFlight = null;
    }
  }

  #fail(line: Line, fault: unknown, atLeastMs: number | null): void {
    this.#isWanted = false;
    this.#failures += 1;
    this.#say(line, fault);
    // Only a login helps, and that begins the page anew.
    if (line === 'login' || this.#isStopped) return;
    const { timing } = this.#deps;
    this.#stopWaiting = timing.afterFailure(backoffMs(this.#failures, timing.chance(), atLeastMs), () =>
      this.kick(),
    );
  }

  #say(line: Line, fault?: unknown): void {
    this.#line = line;
    this.#deps.onLine(line, fault);
  }
}
