import { expect, test } from 'vitest';
import { told } from '#domain/rules/platform/sentence.ts';
import { makeShares } from './shares.ts';

const MESSAGE = 'Too many.';
const REFUSED = { message: MESSAGE, code: 'too-often', details: { retryAfterSeconds: 5 } };

/** Shares of two, and tasks that end when they are told to. */
function open() {
  let most = 2;
  const inShare = makeShares(() => most, told('tooMany', MESSAGE));
  const enter = (name: string, key = 'willow') => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ended = inShare(key, () => promise.then(() => name));
    ended.catch(() => undefined);
    return { ended, finish: resolve, fail: reject };
  };
  const change = (to: number) => {
    most = to;
  };
  return { enter, change };
}

test('of one key so many run at once, the next is refused at once, and others are not held up', async () => {
  const { enter } = open();
  const [first, second] = [enter('first'), enter('second')];
  await expect(enter('third').ended).rejects.toMatchObject(REFUSED);
  const other = enter('of another', 'acorn');
  other.finish();
  expect(await other.ended).toBe('of another');
  first.finish();
  expect(await first.ended).toBe('first');
  const later = enter('later');
  for (const item of [second, later]) item.finish();
  expect(await Promise.all([second.ended, later.ended])).toEqual(['second', 'later']);
});

test('one that fails gives its place to another', async () => {
  const { enter } = open();
  const [first, second] = [enter('first'), enter('second')];
  for (const item of [first, second]) item.fail(new Error('left'));
  await expect(first.ended).rejects.toThrow('left');
  await expect(second.ended).rejects.toThrow('left');
  const third = enter('third');
  third.finish();
  expect(await third.ended).toBe('third');
});

test('how many is asked each time', async () => {
  const { enter, change } = open();
  const first = enter('first');
  change(1);
  await expect(enter('second').ended).rejects.toMatchObject(REFUSED);
  change(2);
  const third = enter('third');
  for (const item of [first, third]) item.finish();
  expect(await Promise.all([first.ended, third.ended])).toEqual(['first', 'third']);
});
