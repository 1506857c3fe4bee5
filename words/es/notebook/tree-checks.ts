import type { Condition } from '#domain/contract/notebook/tree-checks.ts';
import { timeOfMonths } from '#domain/rules/notebook/years-after.ts';
import { height as heightOf, time } from '../report/later.ts';

export const question = '¿Cómo está tu árbol?';
export const asked = (months: number) =>
  `Lo plantaste hace ${time(timeOfMonths(months))}. Ve a mirarlo y toca lo que ves.`;
export const whenever = 'Toca lo que ves.';
export const tell = 'Cuenta cómo está tu árbol';
export const thanks = {
  alive: {
    title: '¡Tu árbol crece!',
    text: 'Eso lo lograste tú. Ahora agrega cuánto mide, o una foto.',
  },
  gone: {
    title: 'A veces un árbol se muere. Ya sabes cómo hacer crecer otro.',
    text: 'Le pasa hasta a quien más sabe de árboles. Las tormentas, los venados y la sequía son duros con los árboles pequeños.',
  },
  unsure: {
    title: 'No pasa nada.',
    text: 'Un árbol puede verse sin hojas y estar vivo. Un adulto te puede ayudar a buscar yemas verdes.',
  },
};
export const another = 'Empezar otro árbol';
export const next = (day: string) => `Te preguntamos otra vez el ${day}.`;
export const noMore = 'Esta fue la última vez que preguntamos. Puedes contarnos cuando quieras.';
export const height = '¿Cuánto mide, en pulgadas?';
export const heightHint =
  'Mide desde la tierra hasta la punta. Un pie tiene 12 pulgadas. Puedes dejarlo vacío.';
export const day = '¿Cuándo lo miraste?';
export const photos = 'Agregar una foto de tu árbol';
export const earlier = 'Lo que contaste antes';
export const change = 'Cambiar';
export const changeOf = (day: string) => `Cambiar lo del ${day}`;
export const remove = 'Borrar esta respuesta';
export const notYet = 'Primero termina tu proyecto. Después puedes contar cómo está tu árbol.';
export const notLoaded = 'No se pudo cargar tu árbol';
export const loading = 'Cargando tu árbol...';
export const backToProjects = 'Volver a mis proyectos';

export const conditions: Readonly<Record<Condition, string>> = {
  alive: 'Está vivo',
  gone: 'Ya no está',
  unsure: 'No sé',
};
/** From 24 inches on. */
export const inFeet = (inches: number) => `Son ${heightOf(inches)}.`;
export const removed = 'Se borró la respuesta';
export const notRemoved = 'No se pudo borrar tu respuesta';
export const removing = '¿Borrar esta respuesta?';
export const goes = (day: string) =>
  `Se borra lo que contaste el ${day}, con sus fotos. Esto no se puede deshacer.`;
export const removeIt = 'Borrar la respuesta';
export const notSaved = 'No se pudo guardar tu respuesta';

export const later = 'Tu árbol, más adelante';
