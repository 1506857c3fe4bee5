export const title = 'Este enlace venció o ya se usó.';
export const perhapsAnswered = 'Es posible que su respuesta ya nos haya llegado.';
export const pageShows = 'En su propia página usted ve cómo está todo.';
export const toMyPage = 'Ir a mi página';
export const openAgain = 'Abra otra vez el enlace del correo.';
export const stillOpen =
  'Si la pregunta sigue abierta, podemos enviar un enlace nuevo al mismo correo electrónico.';
export const sendNew = 'Enviar un enlace nuevo';
export const sending = 'Enviando...';
export const isOnItsWay =
  'Si la pregunta sigue abierta, un enlace nuevo va en camino. Puede tardar unos minutos.';
export const questions = (email: string) => `¿Tiene preguntas? Escriba a ${email}.`;
