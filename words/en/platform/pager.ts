/** The way through a long list. */

export const firstPage = 'First page';
export const previousPage = 'Previous page';
/** The numbers are shown as the language writes them: '1,250'. */
export const pageOf = (page: string, pages: string) => `Page ${page} of ${pages}`;
export const nextPage = 'Next page';
export const lastPage = 'Last page';
