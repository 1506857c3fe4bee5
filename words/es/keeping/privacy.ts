export const title = 'Aviso de privacidad';
export const subtitle = (site: string) =>
  `Para madres, padres, tutores y líderes: qué conserva ${site}, por qué y por cuánto tiempo.`;
export const print = 'Imprimir';
export const failed = 'No se pudo cargar el aviso de privacidad.';

export const operatorName = 'Nombre';
export const address = 'Dirección';
export const phone = 'Teléfono';
export const email = 'Correo electrónico';

export const table = 'Qué se conserva, para qué y por cuánto tiempo';
export const what = 'Qué';
export const purpose = 'Para qué y por qué';
export const kept = 'Cuánto tiempo';
export const from = 'Se cuenta desde';
export const told = 'Aviso antes de borrar';
