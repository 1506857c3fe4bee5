/** Somebody's own words, a number, a day, or another sentence: what a sentence is filled with, as JSON. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A sentence of a call, a rule or a check: its code, by which each language has words for it (words/<language>/sentences/),
 * and the English, which calls answer with (PRODUCT.md#what-the-server-says).
 */
export type Told<Code extends string = string> = {
  readonly code: Code;
  readonly values?: Values;
  readonly message: string;
};
type ToldWith<Code extends string, V extends Values> = Told<Code> & { readonly values: V };

/** One of a code, or words that are in the language of their reader already. */
export type Sentence = Told | string;

export function told<const Code extends string>(code: Code, message: string): Told<Code>;
export function told<const Code extends string, V extends Values>(
  code: Code,
  message: string,
  values: V,
): ToldWith<Code, V>;
/* @__NO_SIDE_EFFECTS__ */
export function told(code: string, message: string, values?: Values): Told {
  return values === undefined ? { message, code } : { message, code, values };
}

/** The English, or the words as they are. */
export function textOf(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence.message;
}

/** A sentence as the message of a check of a schema, which is a text. */
export function says(told: Told): string {
  return JSON.stringify(told);
}

/** The sentence of a check that says one, as all of the contract do; else it is that the form is at fault, in the check's own text. */
export function saidBy(message: string): Told {
  try {
    return JSON.parse(message) as Told;
  } catch {
    return { code: 'faultyForm', message };
  }
}

/** A call's English sentence, with its code if it has one. */
export type Answered = {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Values | undefined;
};

/** The sentence of an answer; of an earlier version's it is the English. */
export function answered({ message, code, values }: Answered): Sentence {
  return code === undefined ? message : { code, message, ...(values && { values }) };
}
