export const title = 'Lectura';
export const easier = 'Más fácil de leer';
export const hint =
  'Pone más espacio entre letras, palabras y líneas. Este dispositivo lo recuerda hasta que cierres la sesión.';
