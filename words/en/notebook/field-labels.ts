/** What a field of a step or an entry is called, in English to the letter (domain/rules/notebook/contested-fields.ts). */
export const fieldLabel = (english: string): string => english;
