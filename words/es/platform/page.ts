export const description = 'Rootling: un cuaderno de campo en el que los scouts aprenden a clonar árboles.';
export const needsJavaScript =
  'Esta página necesita JavaScript. Actívalo en tu navegador, o pide ayuda a un adulto.';
