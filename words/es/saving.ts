export const saving = 'Guardando...';
export const saved = 'Guardado';
export const onDevice = 'Guardado en este dispositivo, aún sin enviar';
export const onDeviceOf = (count: number) => `Guardado en este dispositivo, aún sin enviar (${count})`;
export const logIn = 'Inicia sesión para enviar';
export const failed = 'No se guardó.';
export const held = 'No se guardó todo. Corrige lo que está marcado.';
export const seeWhatWaits = 'Ver qué falta enviar';
export const tapToTryAgain = 'Intentar de nuevo';
