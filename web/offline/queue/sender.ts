import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { isUnknownWrite } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { backoffMs } from './backoff.ts';
import { contestedBy } from './conflicts.ts';
import type { Deliver } from './delivery.ts';
import { isOftenTried, isUnready, type Job, nextToSend } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import { renumberJob } from './renumbering.ts';
import { Silence } from './silence.ts';
import { type Trouble, verdictOn } from './verdict.ts';

/** What is known of the way to the server: it answers, what is wrong with it, or nobody is signed in. */
export type Line = 'open' | Trouble | 'login';

/** Whether what is written stays on the device until something else than a login has changed. */
export function isDown(line: Line): line is Trouble {
  return line !== 'open' && line !== 'login';
}

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
  /** What the sending failed with is given for all but 'open'. */
  onLine: (line: Line, error?: unknown) => void;
};

const CALLED_BACK = new DOMException('This was called back', 'AbortError');

/** How a job rests; an odd one failed though another had been sent since, so that the next success does not end it. */
type Rest = { readonly stop: () => void; readonly isOdd: boolean };

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
  /** Those that have failed often wait for their own time, or each new save would send them along. */
  readonly #resting = new Map<number, Rest>();
  /** How many have been sent, and how many had been when each was tried last. */
  #sent = 0;
  readonly #sentAtFailure = new Map<number, number>();

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  get line(): Line {
    return this.#line;
  }

  /** Whether a job fails again and again though others get through. */
  isTroubled({ seq }: Pick<Job, 'seq'>): boolean {
    return this.#resting.get(seq)?.isOdd ?? false;
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
    this.#endRests();
    if (isDown(this.#line)) this.#say('open');
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
    this.#endRests();
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
    } catch (error) {
      // The device itself does not answer, such as a database whose data is being cleared.
      this.#fail('away', error, null);
    } finally {
      this.#isRunning = false;
    }
  }

  async #run(): Promise<void> {
    const { owner, store, afterEarly, onIdle } = this.#deps;
    while (!this.#isStopped) {
      const waiting = await store.list(owner);
      const next = nextToSend(waiting, (job) => isUnready(job) || this.#resting.has(job.seq));
      if (!next) return onIdle(waiting);
      const job = await store.begin(next.seq);
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
    const silence = new Silence(timing.after, () => abort.abort());
    const hear = (part: number) => {
      silence.hear(part * (job.photo?.size ?? 0));
      if (job.photo) onProgress(job, part);
    };
    hear(0);
    try {
      const bytes = job.photo ? await store.file(job.seq) : undefined;
      const options = { signal: abort.signal, onProgress: hear };
      const response = await deliver(job, bytes, options);
      await store.settle(job, contestedBy(job, response, newId()));
      this.#failures = 0;
      this.#sent += 1;
      this.#endRests(({ isOdd }) => !isOdd);
      this.#say('open');
      onDelivered(job, response);
      return true;
    } catch (error) {
      if (this.#isStopped) return false;
      if (abort.signal.reason === CALLED_BACK) return true;
      if (isUnknownWrite(error)) {
        await renumberJob(store, job);
        return true;
      }
      const verdict = verdictOn(error);
      if (verdict.kind === 'refused') {
        this.#say('open');
        await onRefused(job, error, verdict.message);
        return true;
      }
      if (verdict.kind === 'login') this.#fail('login', error, null);
      else {
        this.#rest(job);
        this.#fail(verdict.error, error, verdict.retryAfterMs);
      }
      return false;
    } finally {
      silence.end();
      this.#inFlight = null;
      if (job.photo) onProgress(job, null);
    }
  }

  #fail(line: Line, error: unknown, atLeastMs: number | null): void {
    this.#isWanted = false;
    this.#failures += 1;
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
    const isOdd = (this.#sentAtFailure.get(seq) ?? this.#sent) < this.#sent;
    this.#sentAtFailure.set(seq, this.#sent);
    if (!isOftenTried(job)) return;
    const { timing } = this.#deps;
    const wakeUp = () => {
      this.#resting.delete(seq);
      this.kick();
    };
    const stop = timing.afterFailure(backoffMs(tries, timing.chance(), null), wakeUp);
    this.#resting.set(seq, { stop, isOdd });
  }

  #endRests(which = (_: Rest) => true): void {
    for (const [seq, rest] of this.#resting) {
      if (!which(rest)) continue;
      rest.stop();
      this.#resting.delete(seq);
    }
  }

  #say(line: Line, error?: unknown): void {
    this.#line = line;
    this.#deps.onLine(line, error);
  }
}
