const FIRST_MS = 2000;
const LONGEST_MS = 5 * 60_000;

/**
 * Returns how long the device waits before it tries again to send (the retry delay): doubled with each failure up to five minutes, and from half of that on at
 * random, so that a troop's devices do not all call at once. @param failures in a row, from 1 on. @param chance from
 * 0 to 1. @param atLeastMs the server's wish.
 */
export function backoffMs(failures: number, chance: number, atLeastMs: number | null): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(whole * (0.5 + chance / 2), atLeastMs ?? 0);
}
