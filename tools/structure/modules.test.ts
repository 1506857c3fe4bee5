import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepsModules, MODULES } from './modules.ts';

function errors(path: string, specifier = 'zod'): string[] {
  return keepsModules([{ path, text: `import { x } from '${specifier}';` }]);
}

test.each([
  ['server/office/students/students.routes.ts', '#server/consent/exports.ts'],
  ['server/consent/consent.service.ts', './proof/evidence.store.ts'],
  ['server/consent/proof/evidence.store.ts', '#server/platform/db/open.ts'],
  ['server/app.ts', './office/exports.ts'],
  ['server/consent/consent.routes.test.ts', '#server/office/students/students.store.ts'],
  ['server/testing/world.ts', '#server/app.ts'],
])('%s may import %s', (path, specifier) => {
  expect(errors(path, specifier)).toEqual([]);
});

test.each([
  [
    'server/consent/consent.service.ts',
    '#server/office/students/students.store.ts',
    'consent lies below office',
  ],
  ['server/platform/db/open.ts', '#server/accounts/accounts.store.ts', 'platform lies below accounts'],
  ['server/mail/mailing.ts', '#server/program.ts', 'the root puts the modules together'],
  [
    'server/office/students/students.routes.ts',
    '#server/consent/consent.store.ts',
    'stands in server/consent/exports.ts',
  ],
  ['server/app.ts', './office/students/students.routes.ts', 'stands in server/office/exports.ts'],
  ['server/consent/consent.service.ts', './exports.ts', 'a module knows its own files'],
])('%s may not import %s', (path, specifier, reason) => {
  expect(errors(path, specifier)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['server/weather/weather.service.ts', 'put it into one of them'],
  ['server/helping.ts', 'put it into its module'],
])('%s has no module', (path, reason) => {
  expect(errors(path)).toEqual([expect.stringContaining(reason)]);
});

test('docs/ARCHITECTURE.md names every module, from the top down, as the check does', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/ARCHITECTURE.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, name, what]) => [name, what]);
  expect(named).toEqual(Object.entries(MODULES));
});
