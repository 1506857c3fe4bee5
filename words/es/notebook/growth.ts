import { ROOTS_READY_INCHES } from '#domain/limits.ts';

export const title = 'El crecimiento de un vistazo';
export const grow = 'Míralos crecer';
export const more = 'Más fotos y números';
export const compare = 'Antes y ahora';
export const inWater = (day: number) => `Día ${day} en agua`;
export const planted = (day: number) => `Plantado el día ${day} en agua`;
export const weekHead = 'Semana';
export const week = (number: number) => `Semana ${number}`;
export const inWeek = (number: number, counted: string) => `Semana ${number}: ${counted}`;
export const notCounted = (week: number) =>
  `Semana ${week}: todavía sin números. Edita tu anotación para ponerlos.`;
export const slider = 'Cuánto ves de la foto de antes';
export const before = 'Foto de antes';
export const beside = 'Al lado';
export const earlier = 'Antes';
export const latest = 'La última';
export const alive = 'Esquejes vivos';
export const rooted = 'Con raíces';
export const longest = 'Raíz más larga, en pulgadas';
export const ready = `Para plantar: desde ${ROOTS_READY_INCHES[0]} pulg.`;
export const numbers = 'Tus números, semana por semana';
export const none = '-';
