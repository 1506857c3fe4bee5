import type { ReactNode } from 'react';

export const tab = 'Crear una cuenta';
export const failed = 'No se pudo cargar la invitación';
export const invites = (troopNumber: string, child: string) => `La tropa ${troopNumber} invita a ${child}`;
export const subtitle = 'Para la madre, el padre o el tutor. Toma unos cinco minutos.';
export const mayBeHere = (child: string) => `Tal vez ${child} ya tiene un cuaderno`;
export const lookFirst = (link: (words: string) => ReactNode) => (
  <>
    Ya hay un cuaderno con este nombre y con su correo electrónico. Primero {link('mire su página')}. No hace
    falta otro.
  </>
);
export const linkIsNeeded = 'Necesitamos su enlace otra vez.';
export const openAgain = 'Abra otra vez el enlace de su correo o de su carta.';
export const whyAgain =
  'Por seguridad, esta página guarda el enlace solo mientras está abierta. Lo que escribió vuelve a aparecer si abre el enlace en esta misma pestaña.';
export const wasUsed =
  'Si ya llenó todo, está bien: su hijo o hija puede iniciar sesión. Si no, pida un enlace nuevo a su líder.';
export const toLogin = 'Ir a iniciar sesión';

export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const aboutChild = (child: string) => `Sobre ${child}`;
export const ownEmail = (child: string) => `Correo electrónico de ${child}`;
export const ownEmailHint = 'Puede dejarlo en blanco. Entonces usamos el de usted.';

export const loginOf = (child: string) => `Los datos de ${child} para iniciar sesión`;
export const chooseTogether = 'Elija estos datos con su hijo o hija, que los escribe para iniciar sesión.';
export const usernameHint = 'Invente un nombre. No ponga el nombre completo.';

export const aboutYou = 'Sobre usted';
export const yourFirstName = 'Su nombre';
export const yourLastName = 'Su apellido';
export const yourEmail = 'Su correo electrónico';
export const yourEmailHint = 'Ahí le escribimos, y usted contesta una pregunta.';
export const yourEmailIs = (email: ReactNode) => <>Su correo electrónico: {email}</>;
export const yourPhone = 'Su teléfono';

export const yourConsent = 'Su consentimiento';
export const withYourYes = (child: string) =>
  `Si usted dice que sí, ${child} puede llevar aquí un cuaderno con fotos. Usted lo puede ver todo. También puede retirar su consentimiento y pedir que se borre, cuando quiera.`;

export const toFinish = 'Para terminar';
export const next = 'Siguiente';
export const signAndFinish = 'Firmar y terminar';
export const notFinished = {
  title: 'No se pudo terminar',
  description: 'Revise su conexión y luego intente otra vez',
};

export const handOver = (child: string) => `Dele el teléfono a ${child}`;
export const oneMoreStep = 'Un paso más: su correo electrónico';
export const isReady = (child: string) => `Gracias. El cuaderno de ${child} está listo.`;
export const weWrote = (email: string) =>
  `Le escribimos a ${email}. Abra el enlace del correo y conteste una pregunta.`;
export const logsInAs = (child: string, username: ReactNode) => (
  <>
    {child} inicia sesión como {username}, con la contraseña que usted eligió.
  </>
);
export const thenLogsInAs = (child: string, username: ReactNode) => (
  <>
    Después, {child} puede iniciar sesión como {username}, con la contraseña que usted eligió.
  </>
);
export const logsInHere = (child: string) => `${child} inicia sesión aquí`;
export const seeOnYourPage = (child: string, link: (words: string) => ReactNode) => (
  <>
    En {link('su propia página')} puede ver todo lo que hace {child}.
  </>
);
