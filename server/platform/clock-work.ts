/** Lets the clock work through much without getting in anybody's way. */
import { setTimeout as rest } from 'node:timers/promises';

/** So much of what one of very many took the clock rests after it. */
const REST_SHARE = 2;

/** Does one of very many things, and then rests for longer than it took: what people wait for goes before. */
export async function runAtLowPriority<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await rest(REST_SHARE * (performance.now() - began), undefined, { ref: false });
  }
}

/** Does work under a name unless work under that name is still being done: a backlog may take longer than until its time comes round. */
export function oneAtATime<Name extends string>(): (name: Name, work: () => Promise<void>) => Promise<void> {
  const underway = new Set<Name>();
  return async (name, work) => {
    if (underway.has(name)) return;
    underway.add(name);
    try {
      await work();
    } finally {
      underway.delete(name);
    }
  };
}
