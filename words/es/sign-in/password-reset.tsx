import type { ReactNode } from 'react';

export const title = 'Nueva contraseña';
export const subtitle = '¿La olvidaste? A todos nos pasa. Te ayudamos a entrar otra vez.';
export const notForYou = '¿No te funciona?';
export const whomToAsk = (address: ReactNode) => (
  <>
    Hacen falta los datos que tu mamá, tu papá o tu tutor escribió al firmar. ¿Nadie firmó todavía, o
    administras este sitio? Entonces un adulto puede escribir a {address}.
  </>
);
export const toPick = 'Para elegir una contraseña nueva';
export const next = 'Continuar';
export const verifying = 'Revisando...';
export const startOver = 'Empezar de nuevo';
export const noAnswer = 'Algo salió mal. Intenta otra vez.';

export const whoAreYou = '¿Quién eres?';
export const usernameHint =
  'Escribe el nombre de usuario que elegiste al crear tu cuenta. Aquí no sirve un correo electrónico.';
export const notFound = 'No encontramos ese nombre de usuario';
export const toLogin = 'Volver a iniciar sesión';

export const questions = {
  troopNumber: 'Número de tropa',
  parentFirstName: 'Nombre de tu mamá, tu papá o tu tutor',
  parentLastName: 'Apellido de tu mamá, tu papá o tu tutor',
  state: 'Estado',
};
export const isItYou = '¿De verdad eres tú?';
export const answer = (username: string) =>
  `Contesta estas preguntas, ${username}. Tu mamá, tu papá o tu tutor te puede ayudar.`;
export const verify = 'Revisar';
export const notVerified = 'No funcionó';
export const noMatch = 'Las respuestas no son las que tenemos guardadas.';

export const typeCode = 'Escribe el código';
export const codeSentTo = (address: ReactNode) => (
  <>
    Enviamos un código de 8 números a tu mamá, a tu papá o a tu tutor, al correo {address}. Pídele que te lo
    lea.
  </>
);
export const code = 'Código';
export const codeHint =
  'Sirve por 10 minutos. Puede tardar un minuto en llegar. ¿Está en el correo no deseado?';
export const codeFailed = 'Eso no funcionó. Intenta otra vez en un momento.';
export const codeNotSent = 'No se envió el código';
export const newCodeSent = 'Un código nuevo va en camino. El de antes ya no sirve.';
export const sendNewCode = 'Enviar un código nuevo';
export const sending = 'Enviando...';

export const pickPassword = 'Elige una contraseña nueva';
export const newPassword = 'Contraseña nueva';
export const confirmPassword = 'Repite la contraseña nueva';
export const mismatch = 'Las contraseñas no son iguales';
export const tooShort = 'La contraseña es muy corta';
export const reset = 'Guardar la contraseña';
export const submitting = 'Guardando...';
export const mayBeSaved =
  'Puede ser que tu contraseña nueva ya esté guardada. Si aquí no funciona otra vez, entra con ella.';
export const notReset = {
  title: 'No se cambió la contraseña',
  description: 'No se pudo guardar la contraseña',
};

export const isChanged = 'Tu contraseña ya cambió';
export const niceWork = '¡Muy bien! Ahora inicia sesión con tu contraseña nueva.';
export const goToLogin = 'Ir a iniciar sesión';
