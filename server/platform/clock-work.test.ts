import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime, runAtLowPriority } from './clock-work.ts';

test('#what-goes-by-the-clock: after one of very many the clock rests twice as long as that took, also where it failed', async () => {
  for (const fails of [false, true]) {
    let took = 0;
    const began = performance.now();
    const work = async () => {
      await wait(20);
      took = performance.now() - began;
      if (fails) throw new Error('lost');
      return 'done';
    };
    const done = runAtLowPriority(work);
    if (fails) await expect(done).rejects.toThrow('lost');
    else expect(await done).toBe('done');
    // A timer may ring a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(3 * took - 2);
  }
});

test('#what-goes-by-the-clock: a job whose time comes round while it is still at work is not begun again; others are, and so is it later', async () => {
  const begin = oneAtATime<'keeping' | 'holds'>();
  const { promise: backlog, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = begin('keeping', async () => {
    await backlog;
    done.push('first');
  });
  await begin('keeping', async () => void done.push('beside it'));
  await begin('holds', async () => void done.push('another'));
  end();
  await first;
  await begin('keeping', async () => {
    done.push('later');
    throw new Error('lost');
  }).catch(() => {});
  await begin('keeping', async () => void done.push('after a fault'));
  expect(done).toEqual(['another', 'first', 'later', 'after a fault']);
});
