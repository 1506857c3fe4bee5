import type { missingForPlanting } from '#domain/rules/notebook/planting.ts';
import { place } from '../family/places.ts';
import { LOCALE } from '../platform/language.ts';

export { place };

export const hideDescription = 'Ocultar la descripción';
export const showDescription = 'Mostrar la descripción';
export const title = 'Fichas de los árboles';
export const plant = 'Plantar un esqueje';
export const loading = 'Cargando las fichas...';
export const notLoaded = 'No se pudieron cargar tus fichas';
export const notOpened = 'No se pudo abrir esta ficha';
export const moveNotOpened = 'No se pudo abrir la ficha para mover tu árbol';
export const none = {
  title: 'Todavía no hay árboles plantados',
  text: 'Cuando un esqueje tenga raíces fuertes, plántalo con un adulto. Luego anótalo aquí, con fotos.',
};
const listed = (items: readonly string[]) => new Intl.ListFormat(LOCALE).format(items);

export const noPlace = 'Falta elegir el lugar';
export const unsaved = 'Empezaste esta ficha y todavía no está guardada.';
export const typed = 'Cambiaste algo aquí y todavía no está guardado.';
export const moved = 'Pasó a su lugar permanente:';
export const permanent = 'Permanente';
export const temporary = 'Temporal';
export const notFinished = 'Sin terminar';
export const finish = 'Terminar la ficha';
export const edit = 'Editar la ficha';
export const move = 'Pasarlo a su lugar permanente';
export const remove = 'Borrar la ficha';
export const removing = {
  title: '¿Borrar esta ficha?',
  body: '¿De verdad quieres borrar esta ficha y sus fotos? Esto no se puede deshacer.',
};
export const removed = 'Ficha borrada';
export const notRemoved = 'No se pudo borrar la ficha';

const MISSING: Readonly<Record<ReturnType<typeof missingForPlanting>[number], string>> = {
  location: 'el lugar',
  time: 'el tiempo dedicado',
  beforePhoto: 'una foto de antes',
  duringPhoto: 'una foto mientras plantas',
  afterPhoto: 'una foto de después',
};
export const missing = (them: ReturnType<typeof missingForPlanting>) =>
  `Todavía ${them.length === 1 ? 'falta' : 'faltan'}: ${listed(them.map((it) => MISSING[it]))}.`;
export const mustMove = 'Tu árbol cuenta cuando está en su lugar permanente.';

export const beforePhotos = { title: 'Antes', label: 'Agregar fotos: antes' };
export const duringPhotos = { title: 'Durante', label: 'Agregar fotos: durante' };
export const afterPhotos = { title: 'Después', label: 'Agregar fotos: después' };
export const photosTaken = (count: number, of: number) => `Fotos: ${count} de ${of}`;
export const otherPhotos = 'Otras fotos';
export const noDraft = {
  title: 'No se pudo subir',
  description: 'No se pudo guardar la foto. Llena primero algo de la ficha.',
};

export const pendingDraft = 'Una ficha sin terminar';
export const pendingNew = (where: string) => `La ficha de un árbol: ${place(where)}`;
export const pendingChange = 'Lo que cambiaste en una ficha';
export const pendingMove = 'El lugar permanente de un árbol';
export const pendingRemoval = 'Borrar una ficha';
