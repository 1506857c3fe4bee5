import { expect, test } from 'vitest';
import { hasNoCycle } from './cycles.ts';

const file = (path: string, ...targets: string[]) => ({
  path,
  text: targets.map((target) => `import type { X } from '#${target}';`).join('\n'),
});

test('a circle of imports is found, be it of types alone, and named once', () => {
  expect(
    hasNoCycle([
      file('server/a.ts', 'server/b.ts'),
      file('server/b.ts', 'server/c.ts'),
      file('server/c.ts', 'server/b.ts'),
    ]),
  ).toEqual([expect.stringContaining('server/b.ts → server/c.ts → server/b.ts')]);
});

test('two ways to one file are no circle, and tests may look at what they like', () => {
  expect(
    hasNoCycle([
      file('server/a.ts', 'server/b.ts', 'server/c.ts'),
      file('server/b.ts', 'server/c.ts'),
      file('server/c.ts'),
      file('server/c.test.ts', 'server/c.test.ts', 'server/a.ts'),
    ]),
  ).toEqual([]);
});
