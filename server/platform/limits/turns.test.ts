import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

test('work of one key runs one after the other, also after one that failed', async () => {
  const inTurn = makeTurns();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('no luck');
    return name;
  };
  const [first, second] = await Promise.allSettled([
    inTurn('oak', work('first')),
    inTurn('oak', work('second')),
  ]);
  expect(first.status).toBe('rejected');
  expect(second).toEqual({ status: 'fulfilled', value: 'second' });
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('work of another key does not wait', async () => {
  const inTurn = makeTurns();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const waiting = inTurn('oak', () => gate);
  expect(await inTurn('willow', async () => 'done')).toBe('done');
  open();
  await waiting;
});
