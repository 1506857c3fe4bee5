import { PHOTO_MAX_MEGABYTES } from '#domain/limits.ts';

export const add = 'Agregar fotos';
export const dropHint = 'Suéltalas aquí, haz clic o toca.';
export const hint = `JPG, PNG o HEIC, hasta ${PHOTO_MAX_MEGABYTES} MB cada una.`;
export const takePhoto = 'Tomar una foto';
export const choose = 'Elegir de este dispositivo';

export const places = {
  wholeTree: { title: 'Árbol entero', label: 'Agregar una foto del árbol entero' },
  branch: { title: 'Rama', label: 'Agregar una foto de una rama' },
  leaf: { title: 'Hoja', label: 'Agregar una foto de una hoja' },
};

export const notThrough = (remedy: string) => `Esta foto no llegó. ${remedy}`;
export const keptHere = {
  title: 'Guardado en este dispositivo',
  description: 'Tus fotos se envían en cuanto haya conexión.',
};

export const sameSpot = 'Mismo lugar que la semana pasada';
export const noCamera = { title: 'Aquí no hay cámara', description: 'Toca “Tomar una foto”.' };

export const pendingPhoto = (name: string) => `La foto ${name}`;
export const pendingCaption = 'Lo que escribiste debajo de una foto';
export const pendingPlace = 'Lo que muestra una foto';
export const pendingRemoval = 'Borrar una foto';
