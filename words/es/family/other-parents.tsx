import type { ReactNode } from 'react';

export const notLoaded = 'No se pudo cargar quiénes son';
export const invitationSent = (email: ReactNode) => <>La invitación a {email} va en camino.</>;
export const everyParent =
  'Cada madre, padre o tutor ve todo aquí, y puede detener o borrar el cuaderno. A usted le avisamos de lo que haga otra persona.';
export const closedToOne = (address: ReactNode) => (
  <>
    ¿Alguna de estas personas ya no debe ver nada aquí? Escriba a {address}: la administración puede cerrarle
    el acceso.
  </>
);
export const invite = 'Invitar a otra madre, padre o tutor';

export const invited = 'Con invitación';
export const blocked = 'Acceso cerrado por la administración';
export const canAnswerUntil = (day: string) => `Puede responder hasta el ${day}`;
export const since = (day: string) => `Desde el ${day}`;
export const aParent = 'Madre, padre o tutor';
export const you = (name: string) => `${name} (usted)`;

export const sendAgain = 'Enviar otra vez';
export const sendAgainMore = (name: string) => ` a ${name}`;
export const takeBack = 'Retirar';
export const takeBackMore = (name: string) => ` la invitación de ${name}`;
export const sentAgain = 'El correo va en camino otra vez.';
export const takeBackQuestion = '¿Retirar la invitación?';
export const takenBackMeans = (name: string) =>
  `${name} ya no podrá aceptarla. Olvidamos su nombre y su correo.`;
export const takingBack = 'Retirando...';

export const weWrite = (child: string) =>
  `Escribimos a la otra madre, padre o tutor de ${child}. Si dice que sí, tendrá aquí los mismos derechos que usted. Si dice que no, o después de 7 días, olvidamos sus datos.`;
export const firstName = 'Nombre de esa persona';
export const lastName = 'Apellido de esa persona';
export const email = 'Correo electrónico de esa persona';
export const send = 'Enviar la invitación';
export const sending = 'Enviando...';
export const cancel = 'Cancelar';
