export const tab = 'Scout';
export const back = 'Volver a su tropa';
export const backToMeeting = 'Volver a la reunión';
export const notHere = {
  title: 'Este scout no está aquí',
  text: 'La familia decide quién puede mirar, y puede cambiar de opinión cuando quiera.',
};
export const notLoaded = 'No se pudo cargar el scout';
export const signInCard = 'Tarjeta de acceso';
export const noCard = (why: string) => `Sin tarjeta de acceso. ${why}`;
export const noTree = 'Todavía no hay árbol';
export const noProject = (name: string) => `${name} todavía no ha empezado ningún proyecto.`;
export const progressOnly = 'La familia solo muestra el avance: ni notas, ni lugares, ni fotos.';
export const work = 'Notas y fotos';
export const parentsSee = 'La familia ve que usted miró. No guarde copias.';
