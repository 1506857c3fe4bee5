/** Fails when a route of the built pages loads more than its budget; prints what each loads. */
import { join } from 'node:path';
import { isOverBudget, ROUTE_BUDGETS, tableOfWeights, weighRoutes } from './page-weights.ts';

const weights = weighRoutes(join(import.meta.dirname, '../web/dist'), ROUTE_BUDGETS);
console.log(tableOfWeights(weights));
if (weights.some(isOverBudget)) process.exit(1);
