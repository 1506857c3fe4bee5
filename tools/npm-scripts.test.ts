import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

test.each(Object.entries<string>(scripts))('npm run %s runs in any shell, and in none: %s', (_, command) => {
  // A program and plain words: no variable, quote, pipe, list, pattern or assignment, which every shell reads in its own way.
  expect(command).toMatch(/^[a-z]+( [\w./:-]+)*$/);
});

test('npm start sets nothing and starts nothing between', () => {
  expect(scripts.start).toBe('node server/main.ts');
});
