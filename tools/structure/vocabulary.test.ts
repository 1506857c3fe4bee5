import { expect, test } from 'vitest';
import { keepsVocabulary } from './vocabulary.ts';

const contract = [
  'domain/contract/report/report.ts',
  'domain/contract/notebook/tracking.ts',
  'domain/contract/sign-in/password-reset.ts',
];

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
  'web/features/notebook/tracking/tracking.queries.ts',
  'web/features/notebook/tracking/tracking-form.tsx',
  'web/features/notebook/tracking/tracking-panel.test.tsx',
  'web/features/notebook/tracking/use-tracking-draft.ts',
  'web/features/report/report.queries.ts',
  'domain/rules/notebook/tracking.ts',
  'words/en/notebook/tracking.ts',
  'words/es/letters/consent.ts',
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
  ['web/features/notebook/tracking/tracking-thing.tsx', 'a feature holds'],
  ['web/features/notebook/tracking/tracking-form.ts', 'a feature holds'],
  ['web/features/notebook/weather/weather-card.tsx', 'there is no domain/contract/<module>/weather.ts'],
  ['web/features/species/weather/weather-card.tsx', 'there is no domain/contract/<module>/weather.ts'],
  ['web/features/weather/weather-card.tsx', 'the modules of the server as folders'],
  ['domain/rules/weather/weather.ts', 'the modules of the server as folders'],
  ['domain/contract/weather/weather.ts', 'the modules of the server as folders'],
  ['words/es/weather/weather.ts', 'the modules of the server as folders'],
  ['web/features/notebook/tracking/parts/tracking-card.tsx', 'one flat folder'],
])('%s is refused: %s', (path, reason) => {
  expect(errors(path)).toEqual([expect.stringContaining(reason)]);
});
