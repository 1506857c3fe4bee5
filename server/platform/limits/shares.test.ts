import { expect, test } from 'vitest';
import { told } from '#domain/rules/platform/sentence.ts';
import { makeShares } from './shares.ts';

const MESSAGE = 'Too many.';
const never = () => new AbortController().signal;

/** Shares of two places and one who may wait, and tasks that end when they are told to. */
function open({ waitMs = 60_000 } = {}) {
  const inShare = makeShares({ atOnce: 2, mayWait: 1, waitMs, told: told('tooMany', MESSAGE) });
  const begun: string[] = [];
  const enter = (name: string, key = 'willow', gone = never()) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = inShare(key, gone, async () => {
      begun.push(name);
      await promise;
      return name;
    });
    ended.catch(() => undefined);
    return { ended, finish: resolve };
  };
  return { begun, enter };
}

test('of one key so many run at once, the next begins when one has ended, and others are not held up', async () => {
  const { begun, enter } = open();
  const [first] = [enter('first'), enter('second')];
  const third = enter('third');
  enter('of another', 'acorn');
  await Promise.resolve();
  expect(begun).toEqual(['first', 'second', 'of another']);
  first?.finish();
  expect(await first?.ended).toBe('first');
  third.finish();
  expect(await third.ended).toBe('third');
});

test('who finds the line full is refused at once, and finds a place when it is empty again', async () => {
  const { enter } = open();
  const three = ['first', 'second', 'third'].map((name) => enter(name));
  const refused = { message: MESSAGE, code: 'too-often', details: { retryAfterSeconds: 5 } };
  await expect(enter('fourth').ended).rejects.toMatchObject(refused);
  for (const it of three) it.finish();
  await Promise.all(three.map((it) => it.ended));
  const later = enter('later');
  later.finish();
  expect(await later.ended).toBe('later');
});

test('who waits too long is refused, and one who has begun may take as long as need be', async () => {
  const { enter } = open({ waitMs: 20 });
  const [first] = [enter('first'), enter('second')];
  await expect(enter('third').ended).rejects.toMatchObject({ code: 'too-often' });
  first?.finish();
  expect(await first?.ended).toBe('first');
});

test('who leaves while waiting gives the place in the line to another', async () => {
  const { begun, enter } = open();
  const [first] = [enter('first'), enter('second')];
  const leaving = new AbortController();
  const left = enter('left', 'willow', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left.ended).rejects.toThrow('left');
  const third = enter('third');
  first?.finish();
  await first?.ended;
  third.finish();
  expect(await third.ended).toBe('third');
  expect(begun).toEqual(['first', 'second', 'third']);
});
