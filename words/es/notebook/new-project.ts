export const named = (day: string) => `Proyecto de clonación - ${day}`;
export const creating = 'Creando...';
export const success = 'Listo';
export const created = 'Tu proyecto nuevo está listo';
export const notCreated = 'No se pudo crear el proyecto';
