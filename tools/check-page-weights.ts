/** Holds the routes of the built pages to their budgets. */
import { join } from 'node:path';
import { runCommand } from '#server/command.ts';
import { isOverBudget, ROUTE_BUDGETS, tableOfWeights, weighRoutes } from './page-weights.ts';

await runCommand(
  {
    start: 'node tools/check-page-weights.ts',
    does: 'Shows what each route of the built pages loads, and ends with 1 when one loads more than its budget.',
  },
  () => {
    const weights = weighRoutes(join(import.meta.dirname, '../web/dist'), ROUTE_BUDGETS);
    console.log(tableOfWeights(weights));
    process.exitCode = weights.some(isOverBudget) ? 1 : 0;
  },
);
