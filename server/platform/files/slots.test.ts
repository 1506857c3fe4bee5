import { expect, test } from 'vitest';
import { makeSlots } from './slots.ts';

/** A task that ends when it is told to, and tells when it has begun. */
function makeTask(name: string, begun: string[]) {
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    start.resolve();
    return end.promise;
  };
  return { run, started: start.promise, finish: () => end.resolve(name), fail: end.reject };
}

test('no more tasks run at once than there are slots, and the others follow in their order', async () => {
  const inSlot = makeSlots(2);
  const begun: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => makeTask(name, begun));
  const results = tasks.map((task) => inSlot(task.run));
  expect(begun).toEqual(['a', 'b']);

  tasks[1]?.finish();
  expect(await results[1]).toBe('b');
  await tasks[2]?.started;
  expect(begun).toEqual(['a', 'b', 'c']);

  for (const task of tasks) task.finish();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a task that fails passes its error on and gives its slot back', async () => {
  const inSlot = makeSlots(1);
  const begun: string[] = [];
  const failing = makeTask('failing', begun);
  const next = makeTask('next', begun);
  const failed = inSlot(failing.run);
  const followed = inSlot(next.run);

  failing.fail(new Error('out of paper'));
  await expect(failed).rejects.toThrow('out of paper');
  next.finish();

  expect(await followed).toBe('next');
});

test('tasks of different sizes run together while their sizes fit, and a large one is not overtaken', async () => {
  const inSlot = makeSlots(10);
  const begun: string[] = [];
  const [small, large, late] = ['small', 'large', 'late'].map((name) => makeTask(name, begun));
  if (!small || !large || !late) throw new Error('three tasks');
  const results = [
    inSlot(small.run, { size: 4 }),
    inSlot(large.run, { size: 7 }),
    inSlot(late.run, { size: 1 }),
  ];
  expect(begun).toEqual(['small']);

  small.finish();
  await late.started;
  expect(begun).toEqual(['small', 'large', 'late']);

  large.finish();
  late.finish();
  expect(await Promise.all(results)).toEqual(['small', 'large', 'late']);
});

test('a task that is larger than everything runs alone', async () => {
  const inSlot = makeSlots(2);
  const begun: string[] = [];
  const giant = makeTask('giant', begun);
  const next = makeTask('next', begun);
  const results = [inSlot(giant.run, { size: 99 }), inSlot(next.run)];
  expect(begun).toEqual(['giant']);

  giant.finish();
  next.finish();

  expect(await Promise.all(results)).toEqual(['giant', 'next']);
});

test('a task that is called off while it waits never runs, and those behind it move up', async () => {
  const inSlot = makeSlots(2);
  const begun: string[] = [];
  const [first, givenUp, last] = ['first', 'given up', 'last'].map((name) => makeTask(name, begun));
  if (!first || !givenUp || !last) throw new Error('three tasks');
  const gone = new AbortController();
  const firstResult = inSlot(first.run);
  const givenUpResult = inSlot(givenUp.run, { size: 2, signal: gone.signal });
  const lastResult = inSlot(last.run);

  gone.abort(new Error('nobody waits'));
  await expect(givenUpResult).rejects.toThrow('nobody waits');
  await last.started;
  first.finish();
  last.finish();

  expect(await Promise.all([firstResult, lastResult])).toEqual(['first', 'last']);
  expect(begun).toEqual(['first', 'last']);
  await expect(inSlot(givenUp.run, { signal: gone.signal })).rejects.toThrow('nobody waits');
});

test('a task that runs already is not called off', async () => {
  const inSlot = makeSlots(1);
  const task = makeTask('running', []);
  const gone = new AbortController();
  const result = inSlot(task.run, { signal: gone.signal });

  gone.abort();
  task.finish();

  expect(await result).toBe('running');
});
