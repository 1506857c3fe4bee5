/** At the foot of every page that is printed. */
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
