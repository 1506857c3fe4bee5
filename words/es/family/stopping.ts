export const lockedAndStopped = 'Hasta entonces no se borra nada: lo que se pidió espera a ese día.';
export const lockedOnly =
  'Hasta entonces no se borra nada. Lo que usted pida borrar espera a ese día. Si no pide nada, el cuaderno se abre otra vez.';
export const willBeDeleted = (moment: string) => `Todo lo que hay aquí se borra el ${moment}`;
export const isStopped = (day: string) =>
  `Este cuaderno está detenido. Todo lo que hay aquí se borra el ${day}.`;
export const more = 'Saber más';

export const waitsTitle = 'Esto espera su decisión';
export const stoppedWaits =
  'Este cuaderno está detenido. Lo detuvo alguien que aquí ya no es madre, padre o tutor. No se borra nada hasta que usted decida.';
export const startOrDelete = 'Puede reanudarlo, o borrar todo.';
export const deletionWaits =
  'Alguien que aquí ya no es madre, padre o tutor pidió borrar todo. No se borra nada hasta que usted decida.';
export const cancelOrAsk = 'Puede cancelarlo, o pedirlo usted también.';

export const deletionTitle = 'Esto se va a borrar';
export const deletedOn = (name: string, moment: string) =>
  `La sesión de ${name} está cerrada. Todo se borra el ${moment}`;
export const youCanCancel =
  'Le escribimos: con ese correo puede cancelarlo. Si recibió otro correo más, con él puede hacer que se borre enseguida.';
export const anotherCanCancel = 'Lo pidió otra madre, padre o tutor. Solo esa persona puede cancelarlo.';
export const cancelDeletion = 'Cancelar el borrado';
export const cancelling = 'Cancelando...';

export const stopped = 'Detenido';
export const startUntil = (name: string, day: string, isMine: boolean) =>
  `La sesión de ${name} está cerrada y ya no se recoge nada más. Todo se borra el ${day}. Hasta entonces, ${isMine ? 'usted puede' : 'quien lo detuvo puede'} reanudarlo.`;
export const start = 'Reanudar';
export const starting = 'Reanudando...';

export const takesConsentBack = 'Cualquiera de las dos cosas retira su consentimiento.';
export const consentIsBack = 'Su consentimiento está retirado.';

export const stop = 'Detener';
export function stopMeans(name: string, keptDays: number): string {
  const then =
    keptDays === 0
      ? 'Este sitio no conserva nada de lo que se detiene. Le escribimos, y el botón de ese correo borra todo enseguida. Si no lo toca, todo se borra después de 72 horas. Hasta entonces usted puede cancelar.'
      : `En ${keptDays} ${keptDays === 1 ? 'día' : 'días'} se borra todo. Hasta entonces usted puede reanudarlo.`;
  return `La sesión de ${name} se cierra y ya no se recoge nada más. ${then}`;
}
export const stopNow = 'Detener ahora';
export const stopping = 'Deteniendo...';

export const deletion = 'Borrar';
export const deletionMeans = (name: string) =>
  `La sesión de ${name} se cierra enseguida. Después de 72 horas se borra todo: los textos, las fotos y la cuenta. Hasta entonces usted puede cancelar. Antes, descargue lo que quiera conservar.`;
export const typeName = (name: string) => `Para borrar, escriba el nombre: ${name}`;
export const deleteEverything = 'Borrar todo';
export const locking = 'Cerrando...';
