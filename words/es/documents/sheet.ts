export const pageOf = (page: number, count: number) => `Página ${page} de ${count}`;
