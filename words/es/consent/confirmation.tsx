import type { ReactNode } from 'react';

export const tab = 'Su consentimiento';
export const title = '¿Está de acuerdo?';
export const failed = 'No se pudo cargar la pregunta';

export const wantsToUse = (child: string, site: string) =>
  `${child} quiere usar ${site}, un cuaderno de campo gratuito. En él, los scouts anotan cómo hacen crecer un árbol nuevo con un esqueje, un pedacito de rama joven.`;
export const uses = (child: string, site: string) =>
  `${child} usa ${site}, un cuaderno de campo gratuito. En él, los scouts anotan cómo hacen crecer un árbol nuevo con un esqueje, un pedacito de rama joven.`;
export const signed = (by: string, day: string) => (
  <>
    Firmó <strong>{by}</strong> el {day}. Una firma también la puede dibujar un niño o una niña. Por eso le
    preguntamos a usted aquí.
  </>
);
export const isKept =
  'Conservamos nombres, tropa, estado y código postal, y las notas, fechas y fotos del proyecto.';
export const isSeenBy = (child: string) =>
  `Los ven ${child} y los administradores. No se vende nada, no hay publicidad y no se rastrea a nadie.`;
export const adultGoesAlong = 'Un adulto acompaña el trabajo al aire libre y con herramientas con filo.';
export const takeBack = 'Puede retirar su consentimiento cuando quiera. Entonces borramos la cuenta.';
export const readTerms = 'Leer todos los términos';
export const privacyNotice =
  'Aviso de privacidad: quién está a cargo de este sitio, qué se conserva y por cuánto tiempo';

export const yes = (child: string) =>
  `Soy la madre, el padre o el tutor legal de ${child}, y estoy de acuerdo`;
export const no = 'Yo no firmé esto, o no estoy de acuerdo';
export const closes = (child: string) =>
  `Entonces se cierra el cuaderno de ${child}. No se pierde nada de lo que contiene.`;
export const deletes = (child: string) =>
  `Entonces borramos el registro de ${child}, de inmediato y para siempre.`;
export const ifNothing = (day: string) => `Si no hace nada, borramos el registro el ${day}.`;

export const thankYou = 'Gracias';
export const closed = 'Cerrado';
export const confirmed = (child: string) =>
  `Gracias. ${child} ya puede empezar. Mañana le escribimos otra vez y le mostramos cómo retirar su consentimiento.`;
export const deleted = (child: string) => `Cerrado. Borramos el registro de ${child}.`;
export const paused = (child: string, email: string) =>
  `Cerrado. ${child} ya no puede abrir el cuaderno. Para que se borre, escriba a ${email}.`;
export const yourPage = (child: string, link: (words: string) => ReactNode) => (
  <>
    En {link('su propia página')} puede ver todo lo que escribe {child}. No necesita una cuenta para eso.
  </>
);
export const mayClose = 'Ya puede cerrar esta página.';
