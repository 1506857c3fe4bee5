export const firstPage = 'Primera página';
export const previousPage = 'Página anterior';
export const pageOf = (page: string, pages: string) => `Página ${page} de ${pages}`;
export const nextPage = 'Página siguiente';
export const lastPage = 'Última página';
