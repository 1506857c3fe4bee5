import { expect, test } from 'vitest';
import { keepsVocabulary } from './vocabulary.ts';

const contract = ['domain/contract/notebook/tracking.ts', 'domain/contract/sign-in/password-reset.ts'];

function errors(...paths: string[]): string[] {
  return keepsVocabulary([...contract, ...paths].map((path) => ({ path, text: '' })));
}

test.each([
  'server/main.ts',
  'server/platform/http/same-site.ts',
  'server/platform/ops/health.routes.ts',
  'server/notebook/tracking/tracking.routes.ts',
  'server/notebook/tracking/tracking.store.ts',
  'server/notebook/tracking/tracking.store.test.ts',
  'server/notebook/tracking/tracking.test.ts',
  'server/sign-in/password-reset/reset-token.service.ts',
  'server/testing/every-endpoint.test.ts',
  'web/features/tracking/tracking.queries.ts',
  'web/features/tracking/tracking-form.tsx',
  'web/features/tracking/tracking-panel.test.tsx',
  'web/features/tracking/use-tracking-draft.ts',
  'web/ui/button.tsx',
  'tools/check-structure.ts',
])('%s is a good place and name', (path) => {
  expect(errors(path)).toEqual([]);
});

test.each([
  ['web/lib/utils.ts', 'the name says nothing'],
  ['server/notebook/tracking/index.ts', 'the name says nothing'],
  ['web/ui/common.test.tsx', 'the name says nothing'],
  ['web/ui/PageShell.tsx', 'kebab-case'],
  ['server/notebook/tracking/tracking.manager.ts', 'a module holds'],
  ['server/notebook/tracking/tracking.ts', 'a module holds'],
  ['web/components/button.tsx', 'web/ has the folders'],
  ['web/features/tracking/tracking-thing.tsx', 'a feature holds'],
  ['web/features/tracking/tracking-form.ts', 'a feature holds'],
  ['web/features/weather/weather-card.tsx', 'there is no domain/contract/weather.ts'],
  ['web/features/tracking/parts/tracking-card.tsx', 'one flat folder'],
])('%s is refused: %s', (path, reason) => {
  expect(errors(path)).toEqual([expect.stringContaining(reason)]);
});
