/** Declares the parts in use, since the published types bring in those of Node, which pages must not see. */
declare module 'papaparse' {
  type Parsed = {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string; readonly row?: number }[];
  };
  type Options = { readonly delimiter: string; readonly newline: '\n'; readonly preview?: number };
  const Papa: { parse(text: string, options: Options): Parsed };
  export default Papa;
}
