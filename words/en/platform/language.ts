/** This folder's language: the attribute `lang` of its words, and the form of dates and numbers. */
export const LANGUAGE = 'en';
export const LOCALE = 'en-US';
