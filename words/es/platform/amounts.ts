export const oneLess = (what: string) => `Uno menos: ${what}`;
export const oneMore = (what: string) => `Uno más: ${what}`;
export const now = (what: string, amount: string) => `${what}: ${amount}`;

export const hours = 'Tiempo dedicado (horas)';
export const howLong = '¿Cuánto tiempo tomó?';
export const other = 'Otro';
