/** The choice of a language (PRODUCT.md#choosing-a-language): where there is another one than this. */

/** Also for who reads the other one. */
export const title = 'Language / Idioma';
export const whatFor = 'Your notebook will be in this language. What you wrote stays as it is.';
/** For a leader's or an administrator's page. */
export const whatForStaff = 'Your pages will be in this language. What people wrote stays as it is.';
export const toChange = 'To change the language';
export const failed = 'The language could not be changed';
export const choices = 'Language';
