const TITLES = [
  'Introducción',
  'Elegir el árbol de origen',
  'Cortar los esquejes',
  'Observar las raíces',
  'Plantar el árbol',
] as const;
const SHORT_TITLES = ['Intro', 'Árbol de origen', 'Cortar', 'Raíces', 'Plantar'] as const;

export const title = (step: number): string => TITLES[step - 1] ?? '';
export const shortTitle = (step: number): string => SHORT_TITLES[step - 1] ?? '';
export const heading = (step: number) => `Paso ${step}: ${title(step)}`;
export const myProjects = 'Mis proyectos';
export const print = 'Imprimir para el campo';
export const menuOf = (step: number) => `Más del paso ${step}`;
const FINISHED = [
  '¡Ya sabes cómo se clona un árbol! Ahora elige el tuyo.',
  '¡Elegiste tu árbol! Ahora corta tus esquejes.',
  '¡Tus esquejes ya están en el agua! Ahora busca raíces.',
] as const;
export const finished = (step: number): string => FINISHED[step - 1] ?? '';
export const loadingProject = 'Cargando tu proyecto...';
export const loadingStep = 'Cargando tu paso...';
export const notLoaded = 'No se pudo cargar este paso';
export const guideLoading = 'Cargando la guía...';
export const growthNotLoaded = 'No se pudo mostrar cómo crecieron tus raíces';
export const guideNotLoaded = 'No se pudo cargar la guía';
export const recordsNotLoaded = 'No se pudo cargar lo que anotaste';
export const noProject = {
  title: 'No se encontró el proyecto',
  text: 'El proyecto que buscas no existe.',
  back: 'Volver a mis proyectos',
};

export const photos = 'Fotos';
export const pickTree = 'Elige aquí tu árbol';
export const addPhoto = 'Agrega aquí una foto';
export const previous = 'Paso anterior';
export const next = 'Paso siguiente';
export const complete = 'Completar el paso';

export const toTree = 'Seguir: elegir el árbol';
export const yourTree = 'Tu árbol';
export const hoursHint = 'Por ejemplo, 1.5 es una hora y media.';
export const treePhotos = 'Agregar fotos de tu árbol de origen';
export const yourHarvest = 'Tus esquejes';
export const cuttingPhotos = 'Agregar fotos de tus esquejes';
export const backToStep3 = 'Volver al paso 3';
export const toPlanting = '¡Vamos a plantar un árbol!';
export const completeProject = 'Completar el proyecto';

export const cuttingsHint = (min: number, max: number) => `Lo mejor es cortar de ${min} a ${max} esquejes.`;
export const now = 'Ahora';
export const sameAsHarvest = 'Igual que el corte';
export const cuttingsByTap = 'Toca cuántos';
export const cuttings = (count: number) => (count === 1 ? '1 esqueje' : `${count} esquejes`);
export const fillIn = 'Falta llenar esto';
export const moreThan0 = 'Escribe un número mayor que 0';
export const done = 'Listo';
export const change = 'Cambiar';
export const progressSaved = 'Se guardó tu avance';
export const progressNotSaved = 'No se pudo guardar tu avance';
export const pending = (step: number) => `Paso ${step}, ${title(step)}`;
