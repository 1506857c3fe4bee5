export const isSafe = 'Está a salvo en este dispositivo, con todo lo que le pusiste.';
export const notLost = 'Lo que escribiste no se perdió';
export const projectGone =
  'Escribiste esto aquí. No se puede enviar, porque el proyecto ya no existe. Puedes guardar una copia.';
export const allGoes = 'Se pierde todo lo que escribiste para este proyecto y no se envió.';
