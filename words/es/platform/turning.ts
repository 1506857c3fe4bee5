export const previous = 'Anterior';
export const next = 'Siguiente';
export const goTo = (place: number) => `Ir a ${place}`;
export const placeOf = (place: number, count: number) => `${place} de ${count}`;
export const cardsOf = (what: string) => `${what}: tarjetas`;
export const carousel = 'carrusel';
export const slide = 'tarjeta';
export const percent = (share: number) => `${share} por ciento`;
