export const LANGUAGE = 'es';
/** As in print in the United States: a decimal point, and a comma between thousands. */
export const LOCALE = 'es-US';
