export const code = 'Código';
export const passwordRight = 'La contraseña es correcta. Falta el código.';
export const whichCode = 'De su aplicación de autenticación, o un código de recuperación.';
