import { type Sentence, textOf } from '#domain/rules/platform/sentence.ts';

export type { Sentence };

/**
 * A sentence that calls answer and schemas check with, as a person reads it. They are English wherever they are made
 * (PRODUCT.md#when-something-goes-wrong), and every other language has a table of them.
 */
export const said = (sentence: Sentence): string => textOf(sentence);

/** Has the table loaded before anything is said. */
export const askForSentences = (): void => {};

/** The number of tables that have come; shown words are shown again when it grows. */
export const tablesCome = (): number => 0;
export const onTable =
  (_tell: () => void): (() => void) =>
  () => {};
