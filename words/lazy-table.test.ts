import { expect, test, vi } from 'vitest';
import { lazyTable, onTable, tablesCome } from './lazy-table.ts';

test('a table is loaded once, when it is first asked for, and tells when it has come', async () => {
  const load = vi.fn(async () => ({ oak: 'roble' }));
  const tell = vi.fn();
  const end = onTable(tell);
  const before = tablesCome();
  const table = lazyTable(load);
  expect(load).not.toHaveBeenCalled();
  expect(table.get()).toBeUndefined();
  table.ask();
  await expect.poll(() => table.get()).toEqual({ oak: 'roble' });
  expect(load).toHaveBeenCalledTimes(1);
  expect([tell.mock.calls.length, tablesCome()]).toEqual([1, before + 1]);
  end();
  lazyTable(async () => ({})).ask();
  await expect.poll(tablesCome).toBe(before + 2);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('where it does not arrive, nothing is told', async () => {
  const before = tablesCome();
  const table = lazyTable(() => Promise.reject(new Error('no line')));
  expect(table.get()).toBeUndefined();
  await Promise.resolve();
  expect([table.get(), tablesCome()]).toEqual([undefined, before]);
});
