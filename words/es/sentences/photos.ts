import type { WordsOf } from '#languages/sentence-words.ts';

export const PHOTOS: WordsOf<typeof import('#domain/rules/photos/sentences.ts')> = {
  sizeUnknown: 'El tamaño solo puede ser thumb',
  invalidFile: 'Este archivo no sirve',
  fileTooLarge: 'El archivo es demasiado grande',
  photosFull: ({ count }) => `Aquí caben ${count} fotos. Primero borra una.`,
  roomIsFull: 'Ya no caben más fotos. Borra algunas que no necesites.',
  noRoomForPhoto: ({ name }) => `Ya no cabe ${name}. Borra fotos que no necesites e intenta otra vez.`,
  roomAlmostFull: ({ left, photos }) =>
    `Ya casi no caben más fotos: quedan ${left} MB, más o menos para ${photos === 1 ? '1 foto más' : `${photos} fotos más`}.`,
  onlySourcePhotosMove: 'Solo las fotos de tu árbol de origen pueden cambiar de lugar.',
  photoIdsEqual: 'Cada foto necesita su propio número.',
  plantingKindMissing: 'Di si la foto es de antes, durante o después de plantar',
  sourceKindMissing: 'Di si en la foto se ve el árbol entero, una rama o una hoja',
  photoNotHandedOver: 'Este teléfono no nos dejó leer la foto. Ábrela en tu galería y elígela otra vez.',
  photoTooBig:
    'Toma una foto nueva con la cámara de aquí, o pide a una persona adulta que la haga más pequeña.',
  notAnImage: ({ name }) => `${name} no es una foto`,
  photoTooLarge: ({ name, size }) => `${name} pesa más de ${size} MB`,
  photoUnreadable: ({ name }) => `${name} no se pudo leer. Prueba con otra foto.`,
  tooManyPixels: ({ name }) =>
    `${name} es una foto demasiado grande. Tómala otra vez en un tamaño más pequeño, o pide ayuda a una persona adulta.`,
  fileEmpty: ({ name }) => `${name} está vacío`,
  rawPhoto: ({ name }) => `${name} es una foto sin revelar (RAW). Guarda una copia en JPG y elige esa.`,
  photosNotTaken: ({ problems }, said) => problems.map(said).join(' '),
};
