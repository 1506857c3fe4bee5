let inSpanish = (sentence: string) => sentence;

/**
 * The table is a file of its own that comes while the page begins: nothing is said before somebody presses a button. Where
 * it does not arrive, the sentences are English.
 */
import('./sentences/table.ts').then(
  ({ said }) => {
    inSpanish = said;
  },
  () => undefined,
);

export const said = (sentence: string): string => inSpanish(sentence);
