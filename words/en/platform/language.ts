/** Of this folder: the attribute `lang` of what is written in it, and how dates and numbers are shown beside it. */
export const LANGUAGE = 'en';
export const LOCALE = 'en-US';
