import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '#domain/limits.ts';

export const facts = 'Corregir nombres, tropa o dirección';
export const email = 'El correo electrónico del scout';
export const emailOfAParent =
  'Aquí está el correo de una mamá, un papá o un tutor, y no lo mostramos. Déjelo en blanco para no cambiarlo.';
export const save = 'Guardar';
export const saving = 'Guardando...';
export const saved = 'Se guardó.';

export const newPassword = 'Nueva contraseña';
export const newPasswordFor = (name: string) => `Nueva contraseña para ${name}`;
export const logsInAgain = (name: string, username: ReactNode) => (
  <>
    La sesión de {name} se cierra en todos los dispositivos. Después, {name} inicia sesión como {username} con
    la nueva contraseña.
  </>
);
export const passwordHint = `Por lo menos ${PASSWORD_MIN} letras, números o signos.`;
export const setPassword = 'Cambiar la contraseña';
export const passwordSet = 'La nueva contraseña ya vale.';
