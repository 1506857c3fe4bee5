export const projects = 'Proyectos';
export const back = 'Volver a los scouts';
export const notHere = 'Este scout no está aquí';
export const maybeDeleted = 'Tal vez se borró la cuenta mientras tanto.';
export const failed = 'No se pudieron cargar los proyectos';
export const toSee = 'Para ver los proyectos de un scout';
export const noTree = 'Todavía no hay un árbol';
export const noneStarted = (firstName: string) => `${firstName} todavía no ha empezado un proyecto.`;
export const readOnly =
  'Solo para leer. Esta visita y cada descarga quedan en el registro, y la familia las ve.';
export const allProjects = 'Todos los proyectos';
