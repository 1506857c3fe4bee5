export const isHereOnly = (days: number) =>
  `Esto está guardado solo en este dispositivo. Si lo dejas aquí, se envía cuando inicies sesión aquí otra vez. Se queda ${days} días.`;
export const keep = 'Dejar en este dispositivo';
export const send = 'Enviar ahora';
export const sending = 'Enviando...';
export const allSent = { title: 'Todo tu trabajo se envió', text: 'Ya puedes cerrar la sesión.' };
export const notFinished = {
  title: 'Algo que escribiste está sin terminar',
  text: 'Así no se puede enviar. Abre la página donde lo escribiste y busca el cuadro que pide tu ayuda. Después guarda.',
};
export const photoNotSafe = {
  title: 'Una foto aún no está a salvo',
  text: 'No se pudo enviar, y este dispositivo no la puede guardar. Vuelve a su paso y presiona Intentar de nuevo. Si cierras la sesión ahora, la foto se pierde.',
};
export const notSafe = {
  title: 'Algo aún no está a salvo',
  text: 'No se envió, y este dispositivo no lo ha guardado. Vuelve, espera un poco e intenta otra vez. Si cierras la sesión ahora, se pierde.',
};
export const logOutAnyway = 'Cerrar de todos modos';
export const notAllSent = 'No se pudo enviar todo';
export const serverTrouble =
  'El servidor tiene problemas ahora. Puedes intentar de nuevo o guardar una copia.';
export const serverFull = 'El servidor ya no tiene espacio. Puedes intentar de nuevo o guardar una copia.';
export const noConnection = 'Revisa tu conexión. Puedes intentar de nuevo o guardar una copia.';
export const saveCopy = 'Guardar una copia';
export const willBeGone =
  'Lo que escribiste aquí y aún no se envió se va a perder. Esto no se puede deshacer.';
