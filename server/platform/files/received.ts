/** A file as it arrived: its bytes lie at `path`, but for one that was too large, which was not kept. */
export type ReceivedFile = { readonly name: string; readonly path: string; readonly isTooLarge: boolean };

/** The contents of an upload; `gone` aborts when nobody waits for the response any longer. */
export type Received<Parts> = { files: ReceivedFile[]; parts: Parts; gone: AbortSignal };
