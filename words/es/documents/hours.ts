export { spentOn } from '../report/recorded.ts';
export { treeNamed } from '../sentences/tree-names.ts';

export const title = 'Cuenta de horas';
export const day = 'Fecha';
export const work = 'Trabajo';
export const hours = 'Horas';
export const noDay = 'Sin fecha';
export const total = 'Total';
export const andMore = (count: number) => `y ${count} más`;
export const aboutDays =
  'Las anotaciones y el corte tienen el día que se escribió. Las demás horas tienen el día en que se terminó su paso, o no tienen fecha.';
export const lookedAt = (hoursInAll: string, project: string, child: string) =>
  `Revisé con ${child} estas horas del proyecto “${project}”: ${hoursInAll} en total.`;
export const leadersName = 'Nombre de la persona líder';
export const leadersSignature = 'Firma';
export const signedOn = 'Fecha';
