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
  text: 'Entonces su cuenta conserva este correo, y se cierra la sesión en todos los dispositivos.',
  button: 'Conservar este correo',
  done: {
    title: 'Usted conserva su correo',
    text: 'Se cerró la sesión de su cuenta en todos los dispositivos. Quien pidió el cambio sabía su contraseña: avise a otra persona de la administración y elija una nueva.',
  },
};
