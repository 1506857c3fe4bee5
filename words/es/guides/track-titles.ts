export const introduction = 'Introducción';
export const remember = 'Para recordar';
export const entries = 'Cómo observar tus esquejes';
