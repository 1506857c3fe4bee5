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
