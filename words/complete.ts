/** The type of another language's word: a text for a text, and a function of the same values for one. */
type Like<Word> = Word extends string
  ? string
  : Word extends (...values: infer Values) => infer Said
    ? (...values: Values) => Like<Said>
    : Word extends readonly (infer Item)[]
      ? readonly Like<Item>[]
      : { readonly [Name in keyof Word]: Like<Word[Name]> };

/** Fails to compile where a module of one language has not what the same one of `First` has, or has more. */
export type Complete<
  First,
  Other extends Like<First> & { readonly [Name in Exclude<keyof Other, keyof First>]: never },
> = Other;
