import type { ReactNode } from 'react';
import type { MailKind } from '#domain/rules/mail/mail-problems.ts';

export const couldNot = (count: number) =>
  count === 1 ? 'No se pudo enviar 1 correo.' : `No se pudieron enviar ${count} correos.`;
export const show = 'Ver correos sin enviar';

export const title = 'Correos sin enviar';
export const whatTheyAre =
  'Correos que el servidor no aceptó, o de los que no dijo si los aceptó. Se intenta durante tres días como máximo; después ya no se envían.';
export const loading = 'Cargando los correos sin enviar...';
export const failed = 'No se pudieron cargar los correos sin enviar.';
export const noneStuck = 'No hay correos detenidos';
export const willStand = 'Aquí aparece cada correo que el servidor no acepta, con el motivo.';

export const noMailHere =
  'Aquí no está configurado el correo: las familias no reciben copia de lo que firmaron ni tienen su página, y nadie recibe un código para una nueva contraseña. Tres ajustes lo cambian.';
export const howToSetUp = 'Ver cómo se configura';

export const letters: Readonly<Record<MailKind, string>> = {
  letter: 'Aviso a la madre, el padre o el tutor',
  'password-changed': 'Aviso de que se cambió una contraseña',
  'address-taken-off': 'Aviso a un correo que se quitó',
  'consent-copy': 'Copia de lo que se firmó',
  'consent-notice': 'Pregunta sobre el consentimiento',
  'consent-reminder': 'Recordatorio de la pregunta',
  'consent-plus': 'Correo después del consentimiento',
  'consent-by-phone': 'Aviso de que una llamada confirmó el consentimiento',
  'grace-notice': 'Pregunta sobre una firma anterior',
  'reset-code': 'Código para una nueva contraseña',
  'parent-link': 'Enlace a la página para familias',
  'parent-opened': 'Aviso de que se abrió la página para familias',
  'parent-told': 'Aviso de lo que alguien hizo en la página para familias',
  'deletion-told': 'Aviso de que la familia quiere borrar todo',
  'staff-invitation': 'Invitación a la administración',
  'staff-told': 'Aviso a la administración',
  'family-invitation': 'Invitación a una familia',
  'parent-invitation': 'Invitación a otra madre, padre o tutor',
  'parent-address': 'Pregunta sobre un correo nuevo',
  'keeping-notice': 'Aviso de que se va a borrar algo',
  reminder: 'Recordatorio de una revisión',
};
export const letterFor = (letter: string, name: string, username: string, to: string) => (
  <>
    <strong>{letter}</strong>, sobre {name} ({username}), para {to}
  </>
);
export const letterTo = (letter: string, to: string) => (
  <>
    <strong>{letter}</strong>, para {to}
  </>
);
export const since = (time: ReactNode) => <>Desde el {time}</>;
export const givenUp = 'Ya no se intenta.';
export const triedOn = (time: ReactNode) => <>Se intenta otra vez el {time}</>;
export const wordsGone = 'Su texto no se conserva. Escríbale usted a la familia.';

export const tryThisAgain = (letter: string, about: string) => `Intentar de nuevo: ${letter}, ${about}`;
export const sending = 'Enviando...';
export const inLine = 'El correo está en la fila';
export const soon = 'Se intenta en menos de medio minuto.';
export const notSent = 'No se envió';
export const againFailed = 'No se pudo enviar otra vez el correo';
export const correctAddressOf = (about: string) => `Corregir el correo de ${about}`;
export const correctAddress = 'Corregir el correo';

export const close = 'Cerrar';
