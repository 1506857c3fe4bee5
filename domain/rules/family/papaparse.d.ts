/** What is used of it: its types elsewhere bring those of Node, which no page knows. */
declare module 'papaparse' {
  type Parsed = {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string; readonly row?: number }[];
  };
  type Options = { readonly delimiter: string; readonly newline: '\n'; readonly preview?: number };
  const Papa: { parse(text: string, options: Options): Parsed };
  export default Papa;
}
