export const title = 'Escribir notas y recordatorios';
export const loading = 'Cargando las notas...';
export const notLoaded = 'No se pudieron cargar las notas';
export const saidSoFar = 'Lo dicho hasta ahora';

export const areYouParent = (scout: string) => `¿Es usted madre, padre o tutor de ${scout}?`;
export const sameName =
  'Tienen el mismo apellido. Nadie escribe notas sobre su propio hijo o hija. Preguntamos una sola vez, y su respuesta queda en el registro.';
export const yesIAm = 'Sí';
export const no = 'No';
export const notSaved = 'No se guardó';
export const tryLater = 'Intente otra vez en un momento.';

export const review = 'Nota';
export const whichProject = 'Qué proyecto';
export const howItLooks = '¿Cómo se ve?';
export const nothingToChange = 'No hay nada que cambiar.';
export const somethingMissing = 'Falta algo. De todos modos, se puede seguir.';
export const chooseVerdict = 'Elija “Se ve bien” o “Por corregir”';
export const tickWhatFits = 'Marque lo que corresponda';
export const note = 'Con sus palabras (opcional)';
export const noteHint = (left: number) =>
  `Solo sobre el trabajo: sin direcciones, enlaces ni números de teléfono. La familia y todos los líderes también lo leen. ${
    left >= 0 ? `Caracteres que quedan: ${left}.` : `Caracteres de más: ${-left}.`
  }`;
export const whoReads = (scout: string) =>
  `Lo van a leer ${scout}, su familia, todos los líderes de la tropa y la administración. La familia lo recibe enseguida por correo.`;
export const send = 'Enviar';
export const sending = 'Enviando...';
export const sent = 'Se envió';
export const canRead = (scout: string) => `Ya lo pueden leer ${scout}, su familia y todos los líderes.`;
export const notSent = 'No se envió';
export const reviewNotSent = 'No se pudo enviar la nota. Intente otra vez.';
export const earlierArrived =
  'Lo que intentó enviar antes sí llegó, y está en “Lo dicho hasta ahora”. Para enviar esto como otra nota, toque “Enviar” otra vez.';

export const takeBack = 'Retirar';
export const takingBack = 'Retirando...';
export const takeThisBack = {
  title: '¿Retirar esta nota?',
  body: 'Se queda donde está, tachada, para quien la recibió, su familia, los líderes y la administración. La familia recibe un correo.',
};
export const notTakenBack = 'No se retiró';

export const remindParents = 'Recordar a la familia';
export const theyGetMail = (scout: string) =>
  `La familia recibe un correo en el que usted pide mirar otra vez el proyecto del árbol. ${scout} también lo lee. Como máximo, una vez por semana.`;
export const lastReminder = (by: string, day: string) => `El último lo envió ${by} el ${day}.`;
export const nextReminder = (day: string) => `El próximo se puede enviar el ${day}.`;
export const sendReminder = 'Enviar un recordatorio';
export const parentsGetMail = 'La familia recibe un correo.';
export const reminderNotSent = 'No se pudo enviar el recordatorio.';
