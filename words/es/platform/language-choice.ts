export const title = 'Idioma / Language';
export const whatFor = 'Tu cuaderno va a estar en este idioma. Lo que escribiste se queda como está.';
export const whatForStaff =
  'Sus páginas van a estar en este idioma. Lo que las personas escribieron se queda como está.';
export const toChange = 'Para cambiar el idioma';
export const failed = 'No se pudo cambiar el idioma';
export const choices = 'Idioma';
