import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';

export const codeHint =
  'El programa lo mostró al iniciar: busque create-admin# en su ventana o en su registro. El código es lo que sigue al signo #.';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const username = 'Nombre de usuario';
export const email = 'Correo electrónico';
export const password = 'Contraseña';
export const passwordHint = `Al menos ${ADMIN_PASSWORD_MIN} caracteres, y no una que use mucha gente.`;
export const creating = 'Creando la cuenta...';
