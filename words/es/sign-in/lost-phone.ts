export const lost = 'Perdió el teléfono';
export const lostNamed = (name: string) => `Quitar la aplicación de autenticación de la cuenta de ${name}`;
export const question = (name: string) => `¿${name} perdió el teléfono?`;
export const text = (name: string) =>
  `Entonces se quita la aplicación de autenticación de la cuenta: sus sesiones se cierran, y basta la contraseña para entrar. Antes pregunte a ${name} en persona o por teléfono. Se avisa a toda la administración.`;
export const takeOff = 'Quitarla';
export const takingOff = 'Quitándola...';
export const takenOff = 'Se quitó';
export const withoutCode = (name: string) => `Ahora ${name} entra sin código`;
export const notTakenOff = 'No se quitó';
export const failed = 'No se pudo quitar la aplicación de autenticación';
