import type { Told } from '#domain/rules/platform/sentence.ts';
import { AppError } from '#server/platform/errors.ts';
import { makeSlots } from '#server/platform/files/slots.ts';

export type ShareOptions = {
  /** How many tasks of one key run at the same time. */
  readonly atOnce: number;
  /** How many more of a key may wait for that. */
  readonly mayWait: number;
  readonly waitMs: number;
  /** What is said to whoever has waited in vain, or finds the line full. */
  readonly told: Told;
};

/**
 * Runs a task when one of the places of its key is free, and passes on what it gives.
 * @throws AppError 'too-often' when none is soon enough; the reason of `gone` once nobody waits for it any more.
 */
export type InShare = <T>(key: string, gone: AbortSignal, task: () => Promise<T>) => Promise<T>;

/** When whoever was sent away comes again: a photo takes seconds. */
const RETRY_AFTER_SECONDS = 5;

/** So much of what there is for each account or address, so that none takes it all. Within this process. */
export function makeShares({ atOnce, mayWait, waitMs, told }: ShareOptions): InShare {
  const lines = new Map<string, { inSlot: ReturnType<typeof makeSlots>; present: number }>();
  const refusal = () => new AppError('too-often', told, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  return async (key, gone, task) => {
    const line = lines.get(key) ?? { inSlot: makeSlots(atOnce), present: 0 };
    if (line.present >= atOnce + mayWait) throw refusal();
    lines.set(key, line);
    line.present += 1;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(refusal()), waitMs);
    const begin = () => {
      clearTimeout(timer);
      return task();
    };
    try {
      return await line.inSlot(begin, { signal: AbortSignal.any([gone, timeout.signal]) });
    } finally {
      clearTimeout(timer);
      line.present -= 1;
      if (line.present === 0) lines.delete(key);
    }
  };
}
