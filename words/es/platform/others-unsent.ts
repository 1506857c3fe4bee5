export const usedThisToo = (name: string, day: string) =>
  `${name} también usó este dispositivo. Cuando ${name} inicie sesión aquí otra vez, esto se envía. O ${name} lo guarda en un archivo. Se queda hasta el ${day}. Tú no tienes que hacer nada.`;
export const ok = 'Entendido';
export const willBeGone = (name: string) =>
  `Lo que ${name} escribió aquí y aún no envió se va a perder. Hazlo solo si ${name} te lo pidió. Esto no se puede deshacer.`;
export const typeName = (name: string) => `Escribe ${name} para descartarlo`;

export const waitsFor = (name: string) =>
  `Está a salvo en este dispositivo. Se envía cuando ${name} inicie sesión aquí otra vez.`;
export const waitsUntil = (name: string, day: string) =>
  `Se queda en este dispositivo hasta el ${day}. Se envía cuando ${name} inicie sesión aquí otra vez.`;
