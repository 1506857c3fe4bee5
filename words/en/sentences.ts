import { type Sentence, textOf } from '#domain/rules/sentence.ts';

/**
 * A sentence that calls answer and schemas check with, as a person reads it. They are English wherever they are made (§8),
 * and every other language has a table of them.
 */
export const said = (sentence: Sentence): string => textOf(sentence);

/** The name of a tree that calls give in English, as a person reads it; one of her own stays as it is. */
export const treeNamed = (name: string): string => name;

/** Tells when the table has come, so that what is shown already is shown in the language. @returns what ends it. */
export const onTable =
  (_tell: () => void): (() => void) =>
  () => {};
export const hasTable = (): boolean => true;
