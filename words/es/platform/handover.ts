export const signedInAs = (name: string) => `Sesión de ${name}`;
export const youAre = (name: string) => `Ahora está abierta la sesión de ${name}.`;
export const nothingSent = (name: string) =>
  `Esta página era de otra persona. No se envió nada con el nombre de ${name}.`;
export const isKept =
  'Lo que se escribió aquí está guardado en este dispositivo. Quien lo escribió lo va a encontrar cuando inicie sesión aquí.';
export const goOnAs = (name: string) => `Seguir como ${name}`;
export const logInAsOther = 'Iniciar sesión con otro nombre';
export const goOnOr = (name: string) => `Se puede seguir como ${name}, o iniciar sesión con otro nombre.`;
