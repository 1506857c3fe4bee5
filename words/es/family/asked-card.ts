export const wasUsed = (name: string, moment: string, by: string) =>
  `Se eligió una contraseña nueva para ${name} con una tarjeta de acceso que hizo ${by || 'un líder'}${by ? ', líder de la tropa' : ''}. Fue el ${moment} ¿Fue ${name}?`;
export const isGoodUntil = (name: string, moment: string) =>
  `La contraseña sirve hasta el ${moment} Después, ${name} podrá entrar con ella solo si usted dice que sí.`;
export const yes = (name: string) => `Sí, fue ${name}`;
export const no = 'No: elegir otra contraseña';
export const saving = 'Guardando...';
export const notSaved = (remedy: string) => `No se pudo guardar. ${remedy}`;
