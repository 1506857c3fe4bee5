import { expect, test } from 'vitest';
import { keepsWalls } from './walls.ts';

function errors(path: string, specifier: string): string[] {
  return keepsWalls([{ path, text: `import { x } from '${specifier}';` }]);
}

test.each([
  ['web/pages/step.tsx', '#web/features/notebook/steps/step-form.tsx'],
  ['web/pages/step.tsx', '#words/guides/harvest.ts'],
  ['web/pages/step.tsx', '#web/app/paths.ts'],
  ['web/ui/us-map.tsx', '#art/state-outlines.json'],
  ['web/features/notebook/steps/step-form.tsx', './steps.queries.ts'],
  ['web/features/notebook/steps/step-form.tsx', '#web/ui/button.tsx'],
  ['web/ui/toast.tsx', '#domain/limits.ts'],
  ['web/parts/form.ts', '#web/ui/toast-store.ts'],
  ['web/parts/form.ts', '#web/lib/call.ts'],
  ['web/lib/use-form.test.tsx', '#web/ui/button.tsx'],
  ['web/app/routes.tsx', '#web/pages/step.tsx'],
  ['domain/rules/sign-in/gate.ts', '../../limits.ts'],
  ['domain/contract/notebook/steps.ts', 'zod/mini'],
  ['domain/rules/sign-in/gate.test.ts', 'vitest'],
  ['server/notebook/steps/steps.routes.ts', './steps.store.ts'],
  ['server/notebook/steps/steps.store.ts', '#server/platform/db/tables.ts'],
  ['server/gates/projects.gate.ts', 'kysely'],
  ['server/platform/db/open.ts', 'kysely'],
  ['server/notebook/steps/steps.test.ts', '#server/platform/db/tables.ts'],
  ['server/notebook/steps/steps.service.ts', '#server/platform/errors.ts'],
  ['server/notebook/steps/steps.routes.ts', '#server/platform/http/route.ts'],
  ['server/platform/ops/health.routes.ts', '#server/platform/http/route.ts'],
  ['server/platform/pages/pages.ts', '#server/platform/http/session.ts'],
  ['server/platform/http/route.ts', '#server/platform/ops/vitals.ts'],
  ['server/app.ts', './platform/http/route.ts'],
  ['server/mail/mailing.test.ts', '#server/platform/http/session.ts'],
])('%s may import %s', (path, specifier) => {
  expect(errors(path, specifier)).toEqual([]);
});

test.each([
  ['web/lib/call.ts', '#server/platform/http/error-response.ts', 'by its contract'],
  ['web/pages/step.tsx', '#art/illustrations/hero.tsx', 'pictures come as files'],
  ['art/sprites.tsx', '#web/ui/picture.tsx', 'pictures know no page'],
  ['web/lib/call.test.ts', '#server/testing/test-app.ts', 'by its contract'],
  ['server/platform/pages/pages.ts', '#web/app/paths.ts', 'the server knows no page'],
  ['domain/rules/sign-in/gate.ts', 'zod', 'zod/mini and itself'],
  ['domain/rules/sign-in/gate.ts', 'node:crypto', 'zod/mini and itself'],
  ['domain/rules/sign-in/gate.ts', '#web/lib/dates.ts', 'zod/mini and itself'],
  ['web/pages/step.tsx', './dashboard.tsx', 'a page stands alone'],
  [
    'web/features/notebook/steps/step-form.tsx',
    '#web/features/photos/photo-gallery.tsx',
    'never import features',
  ],
  ['web/features/notebook/steps/step-form.tsx', '../../photos/photo-gallery.tsx', 'never import features'],
  ['web/features/notebook/steps/step-form.tsx', '#web/pages/step.tsx', 'a feature knows no screen'],
  ['web/guides/harvest.tsx', '#web/features/photos/photo-gallery.tsx', 'words and pictures'],
  ['web/ui/button.tsx', '#web/features/photos/photo-gallery.tsx', 'serve every feature'],
  ['web/lib/call.ts', '#web/pages/step.tsx', 'serve every feature'],
  ['web/ui/card.tsx', '#web/lib/call.ts', 'neither calls nor addresses'],
  ['web/ui/card.tsx', '#web/parts/form.ts', 'neither calls nor addresses'],
  ['web/lib/call.ts', '#web/ui/toast-store.ts', 'lib shows nothing'],
  ['web/parts/form.ts', '#web/features/photos/photo-gallery.tsx', 'serve every feature'],
  ['web/ui/card.tsx', '#domain/rules/sign-in/gate.ts', 'trees and scouts'],
  ['server/notebook/steps/steps.routes.ts', 'kysely', 'only stores and gates'],
  ['server/notebook/steps/steps.service.ts', '#server/platform/db/tables.ts', 'only stores and gates'],
  ['server/notebook/steps/steps.service.ts', './steps.routes.ts', 'one way'],
  ['server/notebook/steps/steps.store.ts', './steps.service.ts', 'from the service'],
  ['server/notebook/steps/steps.service.ts', 'fastify', 'know no request'],
  ['server/platform/db/open.ts', '#server/platform/http/route.ts', 'lies below what carries a request'],
  ['server/notebook/steps/steps.service.ts', '#server/platform/http/write-once.ts', 'carries a request'],
  ['server/accounts/sessions.store.ts', '#server/platform/http/session.ts', 'carries a request'],
  ['server/gates/projects.gate.ts', '#server/platform/http/route.ts', 'carries a request'],
  ['server/mail/outbox.service.ts', '#server/platform/http/client-address.ts', 'carries a request'],
  ['server/platform/errors.ts', './http/error-response.ts', 'lies below what carries'],
  ['server/platform/http/route.ts', '#server/platform/pages/pages.ts', 'app.ts puts them together'],
  ['server/sign-in/accounts.routes.ts', '#server/platform/ops/observe.ts', 'app.ts puts them together'],
])('%s may not import %s', (path, specifier, reason) => {
  expect(errors(path, specifier)).toEqual([expect.stringContaining(reason)]);
});

test('what a module gives to others is behind the same walls', () => {
  const exports = {
    path: 'server/consent/exports.ts',
    text: "export { ask } from './asking.service.ts';\nexport { findRecord } from './consent.store.ts';",
  };
  const storeWith = (name: string) => ({
    path: 'server/keeping/ends.store.ts',
    text: `import { ${name} } from '#server/consent/exports.ts';`,
  });
  expect(keepsWalls([exports, storeWith('findRecord')])).toEqual([]);
  expect(keepsWalls([exports, storeWith('ask')])).toEqual([expect.stringContaining('from the service')]);
});
