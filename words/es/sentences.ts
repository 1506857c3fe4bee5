import { type Sentence, textOf } from '#domain/rules/platform/sentence.ts';
import { lazyTable, onTable, tablesCome } from '#languages/lazy-table.ts';

export type { Sentence };
export { onTable, tablesCome };

const table = lazyTable(() => import('./sentences/table.ts'));

/**
 * Hardly anything is said before somebody presses a button: the table, which is large, comes once a page has what it was
 * opened for, or else with the first thing that is said. Where it does not arrive, the sentences are English.
 */
export const askForSentences = (): void => table.ask();

export const said = (sentence: Sentence): string => table.get()?.said(sentence) ?? textOf(sentence);
