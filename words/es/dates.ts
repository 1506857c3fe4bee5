export const atTime = (day: string, time: string) => `${day}, ${time}`;
export const unknown = 'No se sabe';
/** '23 nov 2026': in figures alone, who grew up in another country takes the month for the day. */
export const shortMonth: 'numeric' | 'short' = 'short';
