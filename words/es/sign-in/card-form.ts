import { PASSWORD_MIN } from '#domain/limits.ts';

export const code = 'Código';
export const codeHint = '8 letras y números. Pueden ser mayúsculas o minúsculas.';
export const newPassword = 'Contraseña nueva';
export const newPasswordHint = `Por lo menos ${PASSWORD_MIN} letras, números o signos. Solo tú la debes saber.`;
export const toUse = 'Para usar tu tarjeta';
export const checking = 'Revisando...';
export const save = 'Guardar mi contraseña nueva';
export const failed = 'No funcionó';
export const mayBeSaved =
  'Puede ser que tu contraseña nueva ya esté guardada. Si aquí no funciona otra vez, entra con ella.';
export const couldNot = (remedy: string) => `No la pudimos guardar. ${remedy}`;
