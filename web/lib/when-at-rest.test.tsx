import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAtRest } from './when-at-rest.ts';

const client = new QueryClient();
const run = vi.fn();
let answer: (it: string) => void;
let end: () => void;

const ask = (name: string) =>
  client.fetchQuery({
    queryKey: [name],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
});

afterEach(() => {
  end();
  client.clear();
  vi.useRealTimers();
});

test('what nobody waits for is done a moment after the last answer, and once', async () => {
  const first = ask('project');
  end = whenAtRest(client, run);
  await vi.advanceTimersByTimeAsync(5000);
  answer('pine');
  await first;
  await vi.advanceTimersByTimeAsync(250);
  const second = ask('entries');
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
  answer('roots');
  await second;
  await vi.advanceTimersByTimeAsync(300);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('a %s does it at once', (touch) => {
  void ask('project').catch(() => undefined);
  end = whenAtRest(client, run);
  window.dispatchEvent(new Event(touch));
  expect(run).toHaveBeenCalledTimes(1);
});

test('called off it is not done', async () => {
  end = whenAtRest(client, run);
  end();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
});
