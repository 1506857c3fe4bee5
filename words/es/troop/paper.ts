export const partNotLoaded = 'No se pudo cargar';
export const projectNotLoaded = 'No se pudo cargar tu proyecto';
export const backToStep = (step: number) => `Volver al paso ${step}`;
export const backToProject = 'Volver a mi proyecto';
