/** Holds the routes of the built pages to their budgets. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/languages.ts';
import { runCommand } from '#server/platform/command.ts';
import { isOverBudget, ROUTE_BUDGETS, tableOfWeights, weighRoutes } from './page-weights.ts';

await runCommand(
  {
    start: 'node tools/check-page-weights.ts',
    does: 'Shows what each route of the built pages loads, and ends with 1 when one loads more than its budget.',
  },
  () => {
    const dist = join(import.meta.dirname, '../web/dist');
    const weights = LANGUAGES.filter((it) => existsSync(join(dist, it))).map((language) =>
      weighRoutes(dist, language, ROUTE_BUDGETS),
    );
    for (const ofLanguage of weights) console.log(tableOfWeights(ofLanguage));
    process.exitCode = weights.flat().some(isOverBudget) ? 1 : 0;
  },
);
