/** Chance that falls the same way for the same seed, so that a run which found something can be had again. */
export type Chance = {
  /** A whole number from 0 on, below `limit`. */
  below: (limit: number) => number;
  oneOf: <T>(choices: readonly [T, ...T[]]) => T;
  /** A UUID, as a client makes them. */
  uuid: () => string;
};

/** Mulberry32: any whole number is a good seed, neighbours too. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    below,
    oneOf: (choices) => choices[below(choices.length)] ?? choices[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
