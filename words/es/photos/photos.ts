export const loading = 'Cargando las fotos...';
export const notLoaded = 'No se pudieron cargar tus fotos';

export const ofStep = {
  saved: 'Fotos guardadas',
  notSaved: { title: 'Error', description: 'No se pudieron subir las fotos' },
  deleted: 'Foto borrada',
  notDeleted: 'No se pudo borrar la foto',
};
export const ofEntry = {
  saved: '¡Foto guardada!',
  notSaved: { title: 'No se pudo subir', description: 'La foto no se guardó. Inténtalo otra vez.' },
  deleted: 'Foto borrada',
  notDeleted: 'No se pudo borrar la foto',
};

export const deleteNamed = (name: string) => `Borrar ${name}`;
export const openLarge = (name: string) => `${name}, ver en grande`;

export const where = {
  reading: 'Leyendo la foto...',
  here: 'En este dispositivo',
  onItsWay: (percent: number) => `En camino: ${percent} %`,
  saved: 'Guardada',
};
