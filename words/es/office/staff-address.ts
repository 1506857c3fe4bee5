import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';

export const account = 'Su cuenta';
export const whyPassword = 'El correo electrónico solo cambia con su contraseña.';
export const save = 'Guardar cambios';
export const saved = { title: 'Perfil guardado', description: 'Lo que cambió ya está guardado.' };
export const notSaved = { title: 'No se guardó', description: 'No se pudo guardar el perfil' };
export const asked = (address: string) =>
  `Escribimos a ${address}. Su correo cambia cuando abra el enlace que llegó allí; hasta entonces sigue el anterior.`;

export const toLogin = 'Ir a iniciar sesión';
export const askAgain = 'La página “Seguridad” muestra qué correo tiene su cuenta, y allí lo puede cambiar.';

export const confirm = {
  tab: 'Su nuevo correo',
  title: '¿Es este su nuevo correo?',
  text: 'Desde ese momento su cuenta tiene este correo, y nuestras cartas llegan aquí.',
  button: 'Usar este correo',
  done: {
    title: 'Su correo cambió',
    text: 'Con el correo anterior puede deshacer el cambio durante una semana.',
  },
};

export const undo = {
  tab: 'Conservar su correo',
  title: '¿No fue usted?',
  text: 'Quien pidió el cambio sabía su contraseña: elija otra. Entonces su cuenta conserva este correo, se cierra la sesión en todos los dispositivos y terminan sus invitaciones sin respuesta.',
  newPassword: 'Contraseña nueva',
  newPasswordHint: `Al menos ${ADMIN_PASSWORD_MIN} caracteres, y ninguna que ya haya tenido.`,
  toKeep: 'Para conservar su correo',
  button: 'Conservar este correo',
  done: {
    title: 'Usted conserva su correo',
    text: 'Inicie sesión con su contraseña nueva. Avise a otra persona de la administración y revise a quién se invitó o qué cambió en estos días.',
  },
};
