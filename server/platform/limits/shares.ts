import type { Told } from '#domain/rules/platform/sentence.ts';
import { downloadUnfinished } from '#domain/rules/report/sentences.ts';
import { AppError } from '#server/platform/errors.ts';

/** Runs a task while its key has fewer at work than it may. @throws AppError 'too-often' where it has as many. */
export type InShare = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** When whoever was sent away comes again: a photo takes seconds. */
const RETRY_AFTER_SECONDS = 5;

/**
 * So much at work for each account or address, so that none takes all there is. Within this process.
 * @param most how much that is now.
 * @param told said to whoever has as much at work already.
 */
export function makeShares(most: () => number, told: Told): InShare {
  const atWork = new Map<string, number>();
  return async (key, task) => {
    const before = atWork.get(key) ?? 0;
    if (before >= most()) throw new AppError('too-often', told, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    atWork.set(key, before + 1);
    try {
      return await task();
    } finally {
      const left = (atWork.get(key) ?? 0) - 1;
      if (left > 0) atWork.set(key, left);
      else atWork.delete(key);
    }
  };
}

/** A report takes a second of a processor, an archive as long as its line: one that is made, and two more in the line. */
const DOWNLOADS = 3;

/** Shares of whoever downloads what is made for them. */
export function makeDownloadShares(): InShare {
  return makeShares(() => DOWNLOADS, downloadUnfinished);
}
