/**
 * Letters are made of these. A text is a paragraph, whatever it looks like, and a new line in it is one; what is anything else
 * says so. An address may be the place of a link that is made as the letter is sent.
 */
import type { Language } from '#domain/languages.ts';

export type Block =
  | string
  | { readonly kind: 'title' | 'heading' | 'digits'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly address: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'foreign'; readonly text: string; readonly language: Language }
  | { readonly kind: 'rule' };

/** Parts what the letter is about from what can be looked up. */
export const RULE: Block = { kind: 'rule' };

/** Above a document that a letter quotes, whose own headings are below this one. */
export const title = (text: string): Block => ({ kind: 'title', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });

/** The one thing that a letter asks for. The label says what it is for; as plain text the address stands in its place. */
export const button = (label: string, address: string): Block => ({ kind: 'button', label, address });

/** A link that must not look like what the letter is about: the address alone. */
export const quietLink = (address: string): Block => ({ kind: 'address', address });

/** Numbers to be read out across a kitchen. */
export const digits = (text: string): Block => ({ kind: 'digits', text });

/** A paragraph in another language than the letter. */
export const inLanguage = (language: Language, text: string): Block => ({ kind: 'foreign', text, language });
