import { CallError } from '#web/lib/call.ts';
import { StrangersAnswer } from '#web/lib/strangers-answer.ts';
import { type Deliver, deliver } from '#web/offline/queue/delivery.ts';
import type { FreshJob } from '#web/offline/queue/job.ts';
import { realTime } from '#web/offline/queue/open-outbox.ts';
import type { Timing } from '#web/offline/queue/sender.ts';

/** Fates of a sending. With a lost response, the server has done its work. */
export type Fate =
  | 'arrives'
  | 'is lost'
  | 'loses its answer'
  | 'meets a proxy'
  | 'meets a fault'
  | 'finds no room'
  | 'comes late'
  | 'is logged out';

/** Weathers of a line: each sending meets one of these fates. */
export const WEATHERS: Readonly<Record<string, readonly Fate[]>> = {
  good: ['arrives'],
  away: ['is lost'],
  busy: ['meets a proxy'],
  'half lost': ['arrives', 'arrives', 'is lost', 'loses its answer'],
  deaf: ['loses its answer'],
  slow: ['comes late'],
  sick: ['meets a fault'],
};

export type Sent = { job: FreshJob; fate: Fate; bytes: Uint8Array<ArrayBuffer> | null };

/** The line to the real server, which treats each sending as a test wants it. */
export class FaultyLine {
  fate: (job: FreshJob) => Fate = () => 'arrives';
  /** The thing that a sending waits for. */
  heldUpBy: (job: FreshJob) => Promise<void> | undefined = () => undefined;
  /** The delay of 'comes late'. */
  lateMs = 0;
  /** Everything that was tried, in order. */
  readonly sent: Sent[] = [];
  /** The most sendings under way at once, without those that leave with a page. */
  atOnce = 0;
  #underWay = 0;

  readonly deliver: Deliver = async (job, bytes, options) => {
    const fate = this.fate(job);
    this.sent.push({
      job,
      fate,
      bytes: bytes ? new Uint8Array(await new Blob([bytes]).arrayBuffer()) : null,
    });
    const counts = options.keepalive ? 0 : 1;
    this.#underWay += counts;
    this.atOnce = Math.max(this.atOnce, this.#underWay);
    try {
      await this.heldUpBy(job);
      return await this.#meet(fate, () => deliver(job, bytes, options));
    } finally {
      this.#underWay -= counts;
    }
  };

  async #meet(fate: Fate, send: () => Promise<unknown>): Promise<unknown> {
    if (fate === 'is lost') throw new TypeError('Failed to fetch');
    if (fate === 'meets a proxy') throw new StrangersAnswer(503, '<h1>Busy</h1>');
    if (fate === 'meets a fault') throw new CallError(500, '', '{"message":"Something went wrong"}', null);
    if (fate === 'finds no room') throw new CallError(507, '', '{"message":"There is no room left"}', null);
    if (fate === 'is logged out') throw new CallError(401, '', '{"message":"Unauthorized"}', null);
    if (fate === 'comes late') await new Promise((resolve) => setTimeout(resolve, this.lateMs));
    const response = await send();
    if (fate === 'loses its answer') throw new TypeError('Failed to fetch');
    return response;
  }
}

/** The next try after a failure comes two thousand times faster than in life. */
export function quickTime(chance: () => number = Math.random): Timing {
  return { ...realTime, chance, afterFailure: (ms, run) => realTime.after(ms / 2000, run) };
}
