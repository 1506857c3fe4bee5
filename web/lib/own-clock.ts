import { useSyncExternalStore } from 'react';
import { onLocalStorageChanged, tellLocalStorageChanged } from './local-storage-news.ts';
import { clockApart, onTimeHeard } from './server-time.ts';

/** The person's answer about this device's clock: its error then, and if the server's time is taken. */
type Answer = { readonly apart: number; readonly isCorrected: boolean; readonly heardAt: number };

const ANSWER = 'clockAnswer';
/** A child does not mind less, and a zone that was set by hand is as wrong. */
const RIGHT_WITHIN_MS = 2 * 60 * 60 * 1000;
/** No device is without a line for longer and counts on with the same wrong clock. */
const HOLDS_FOR_MS = 400 * 24 * 60 * 60 * 1000;

/** Where storage is blocked. */
let unkept: Answer | null = null;

function answered(): Answer | null {
  try {
    return JSON.parse(localStorage.getItem(ANSWER) ?? 'null') ?? unkept;
  } catch {
    return unkept;
  }
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= RIGHT_WITHIN_MS;

/**
 * Returns the milliseconds to add to this device's time (PRODUCT.md#a-wrong-clock): 0, unless the person called its
 * clock wrong and it still is.
 */
export function clockCorrection(): number {
  const answer = answered();
  if (!answer?.isCorrected) return 0;
  const apart = clockApart();
  if (apart !== null) return isNear(apart, answer.apart) ? apart : 0;
  // Without a line a clock that was put right since shows by a time that cannot be.
  const since = Date.now() + answer.apart - answer.heardAt;
  return since > -RIGHT_WITHIN_MS && since < HOLDS_FOR_MS ? answer.apart : 0;
}

/** By how much the clock of this device is off where the person is to be asked about it, once; else null. */
function askedApart(): number | null {
  const apart = clockApart();
  if (apart === null || isNear(apart, 0)) return null;
  const answer = answered();
  return answer && isNear(apart, answer.apart) ? null : apart;
}

function onNews(listener: () => void): () => void {
  const ends = [onTimeHeard(listener), onLocalStorageChanged(listener)];
  return () => {
    for (const end of ends) end();
  };
}

export function useAskedApart(): number | null {
  return useSyncExternalStore(onNews, askedApart);
}

/** Notes what the person said of a clock that is off by `apart`. */
export function answerOfClock(apart: number, isCorrected: boolean): void {
  const answer: Answer = { apart, isCorrected, heardAt: Date.now() + apart };
  try {
    localStorage.setItem(ANSWER, JSON.stringify(answer));
  } catch {
    unkept = answer;
  }
  tellLocalStorageChanged();
}
