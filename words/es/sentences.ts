import { type Sentence, textOf } from '#domain/rules/sentence.ts';

let table = { said: textOf, treeNamed: (name: string) => name };
let isThere = false;
const waiting = new Set<() => void>();

/**
 * The table is a file of its own that comes while the page begins: hardly anything is said before somebody presses a
 * button, and what was is said again. Where it does not arrive, the sentences are English.
 */
import('./sentences/table.ts').then(
  (come) => {
    table = come;
    isThere = true;
    for (const tell of waiting) tell();
  },
  () => undefined,
);

export const said = (sentence: Sentence): string => table.said(sentence);
export const treeNamed = (name: string): string => table.treeNamed(name);

export const onTable = (tell: () => void): (() => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};
export const hasTable = (): boolean => isThere;
