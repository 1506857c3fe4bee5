export const title = 'Entrar con una tarjeta';
export const subtitle = 'Escribe lo que dice tu tarjeta. Luego elige una contraseña nueva.';
export const toLogin = 'Volver a iniciar sesión';
export const code = 'Código';
export const codeHint = '8 letras y números. Da igual si son mayúsculas o minúsculas.';
export const newPassword = 'Contraseña nueva';
export const newPasswordHint = (min: number) =>
  `Por lo menos ${min} letras, números o signos. Solo tú debes saberla.`;
export const toUse = 'Para usar tu tarjeta';
export const checking = 'Revisando...';
export const save = 'Guardar mi contraseña nueva';
export const failed = 'Eso no funcionó';
export const couldNot = (remedy: string) => `No pudimos guardarla. ${remedy}`;

export const done = {
  title: 'Ya tienes una contraseña nueva',
  text: 'Inicia sesión con ella ahora. La tarjeta ya no sirve, así que puedes romperla.',
};
