import { chanceFrom } from './chance.ts';

/** The events of a history so far, in words. */
export type Story = string[];

/** Another one each time; the name of the test tells it, and VITE_HISTORY_SEED gives it again. */
export const historySeed = Number(import.meta.env.VITE_HISTORY_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** The number of histories in a test: VITE_HISTORIES, or else the file's own. */
export const historiesOr = (usual: number): number => Number(import.meta.env.VITE_HISTORIES ?? usual);

/** Where chance comes from, from 0 to 1. What a line does must not change what happens next: time is not the same twice. */
export type Chances = { readonly story: () => number; readonly line: () => number };

/**
 * Lives through `count` histories, one after the other; the chances of each come from a seed of its own.
 * @throws what went wrong in one, with its story and what brings that one again, alone.
 */
export async function liveHistories(
  count: number,
  live: (chances: Chances, story: Story) => Promise<void>,
): Promise<void> {
  for (let history = 0; history < count; history += 1) {
    const [seed, story]: [number, Story] = [historySeed + history, []];
    try {
      await live({ story: chanceFrom(seed), line: chanceFrom(~seed) }, story);
    } catch (error) {
      const again = `VITE_HISTORY_SEED=${seed} VITE_HISTORIES=1`;
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`History ${history} (${again}): ${story.join(', ')}\n${what}`, { cause: error });
    }
  }
}
