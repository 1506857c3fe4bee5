export const student = 'Scout';
export const loading = 'Cargando los datos del scout...';
export const studentFailed = 'No se pudieron cargar los datos del scout.';
export const toHelp = 'Para ayudar a un scout';
export const count = (projects: number) => (projects === 1 ? '1 proyecto' : `${projects} proyectos`);
export const willBeLogged =
  'Cada visita queda en el registro de actividad, y la familia ve que alguien los miró.';

export const projects = 'Proyectos';
export const back = 'Volver a los scouts';
export const backToStudent = 'Volver al scout';
export const notHere = 'Este scout no está aquí';
export const maybeDeleted = 'Tal vez se borró la cuenta mientras tanto.';
export const failed = 'No se pudieron cargar los proyectos';
export const toSee = 'Para ver los proyectos de un scout';
export const noTree = 'Todavía no hay un árbol';
export const noneStarted = (firstName: string) => `${firstName} todavía no ha empezado un proyecto.`;
export const readOnly =
  'Solo para leer. Esta visita y cada descarga quedan en el registro, y la familia las ve.';
export const allProjects = 'Todos los proyectos';
