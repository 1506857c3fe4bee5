export const tryAgain = (name: string) => `Intentar de nuevo: ${name}`;
export const remove = (name: string) => `Quitar ${name}`;
export const cancel = (name: string) => `Cancelar ${name}`;
