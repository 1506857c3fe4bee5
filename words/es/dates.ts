export const atTime = (day: string, time: string) => `${day}, ${time}`;
export const unknown = 'No se sabe';
