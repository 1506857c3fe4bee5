export { status as statusOf } from '../notebook/status.ts';
export { treeNamed } from '../sentences/tree-names.ts';

export const troop = (number: string) => `Tropa ${number}`;
export const titleOf = (number: string, day: string) => `Tropa ${number}, ${day}`;
export const foot = (site: string, number: string) => `${site} · Tropa ${number} · Solo para esta reunión`;
export const sheetOf = (day: string) => `Hoja para la reunión del ${day}`;
export const noScout = 'Todavía no hay scouts: primero la familia dice que sí.';

export const here = 'Aquí';
export const scout = 'Scout';
export const step = 'Paso';
export const tree = 'Árbol';
export const nextCheck = 'Próxima revisión';
export const notStarted = 'Sin empezar';
export const finished = 'Terminado';
export const stepOf = (step: number, of: number) => `Paso ${step} de ${of}`;

export const status = 'Situación';
export const cuttings = 'Esquejes';
export const planted = 'Árboles plantados';
export const hours = 'Horas';
