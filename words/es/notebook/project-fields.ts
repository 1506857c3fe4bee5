export const nameTitle = 'Ponle nombre a tu árbol';
export const name = 'Nombre';
export const nameHint = 'Elige un nombre que te guste, como Saúl el sauce.';
export const nameNotSaved = 'No se pudo guardar el nombre';
export const whatToCall = '¿Cómo se va a llamar tu árbol?';
export const namesToTap = [
  'Ramita',
  'Hojita',
  'Brotecito',
  'Don Raíz',
  'Verdín',
  'Solecito',
  'Capitán Hoja',
  'Yemita',
  'Musgo',
  'Pequeño Gigante',
  'Maravilla',
  'Bellota',
] as const;
export const anotherName = 'Otro nombre';
export const nameLater = 'Después';
export const hello = (name: string) => `¡Hola, ${name}!`;
export const placeTitle = '¿Dónde crece tu árbol?';
export const place = 'Lugar';
export const placeHint =
  'Por ejemplo, “en el parque” o “detrás de la escuela”. No pongas tu calle ni el número de tu casa.';
export const placeNotSaved = 'No se pudo guardar el lugar';
export const whichOne = '¿Cuál quieres guardar?';
export const onTwoDevices = 'Escribiste esto en dos ventanas o en dos dispositivos.';
export const close = 'Cerrar';
