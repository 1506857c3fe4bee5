import { isTest, type Rule } from './source.ts';

/** More than a reader holds in the head at once. */
const MOST_LINES = 250;

/** Words and drawings are read by the piece, not as a whole. */
const exempt = /^(words|art|web\/guides)\//;

/**
 * Files above the budget, each with the lines it has now. The list may only shrink: a file that got shorter must be
 * entered with its new length, or leave the list.
 */
const overBudget: Record<string, number> = {};

export const keepsBudgets: Rule = (files) => findOverBudget(files, overBudget);

/** The rule itself, apart from today's exceptions. */
export function findOverBudget(files: Parameters<Rule>[0], exceptions: Record<string, number>): string[] {
  const errors: string[] = [];
  for (const { path, text } of files) {
    if (isTest(path) || exempt.test(path)) continue;
    const lines = text.trimEnd().split('\n').length;
    const allowed = exceptions[path] ?? MOST_LINES;
    if (lines > allowed) {
      errors.push(`${path}: ${lines} lines, at most ${allowed}: split it where its subject changes`);
    }
    if (path in exceptions && lines < allowed) {
      const then = lines > MOST_LINES ? `enter ${lines}` : 'take it off the list';
      errors.push(`${path}: shrank to ${lines} lines: ${then} in tools/structure/budgets.ts`);
    }
  }
  const present = new Set(files.map(({ path }) => path));
  const gone = Object.keys(exceptions).filter((path) => !present.has(path));
  return [
    ...errors,
    ...gone.map((path) => `${path}: is gone: take it off the list in tools/structure/budgets.ts`),
  ];
}
