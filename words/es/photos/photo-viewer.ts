import type { PhotoKind, SourceKind } from '#domain/contract/photos/photos.ts';

export const photo = 'Foto';
export const photoOf = (number: number, count: number) => `Foto ${number} de ${count}`;
export const slides = 'Fotos, una tras otra';
export const kindAndDay = (kind: string, day: string) => `${kind}, ${day}`;
export const kinds: Readonly<Record<PhotoKind | SourceKind, string>> = {
  beforePhoto: 'antes de plantar',
  duringPhoto: 'al plantar',
  afterPhoto: 'después de plantar',
  wholeTree: 'el árbol entero',
  branch: 'una rama',
  leaf: 'una hoja',
};
export const caption = 'Escribe algo debajo de tu foto';
export const whatItShows = '¿Qué muestra?';
export const somethingElse = 'Otra cosa';
export const notMoved = 'No se pudo cambiar el lugar de tu foto';
export const remove = 'Borrar foto';
export const removing = {
  title: '¿Borrar esta foto?',
  body: '¿De verdad quieres borrar esta foto? Esto no se puede deshacer.',
  confirm: 'Borrar foto',
};
