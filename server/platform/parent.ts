/** Somebody who reads the mail of an address that confirmed a consent. */
export type Parent = { readonly emailKey: string };
