import type { ConsentEventKind, ConsentState, Permitted } from '#domain/rules/consent/consent.ts';
import type { ConsentMethod } from '#domain/rules/consent/consent-evidence.ts';

export const methods: Readonly<Record<ConsentMethod, string>> = {
  signature: 'Una firma en el dispositivo del niño o la niña',
  email: 'Confirmado desde el correo de la madre, el padre o el tutor',
  phone: 'Confirmado por teléfono',
  form: 'Llegó el formulario firmado',
};

export const states: Readonly<Record<ConsentState, string>> = {
  none: 'Nadie ha firmado',
  signed: 'Falta que la madre, el padre o el tutor lo confirme',
  confirmed: 'Está en vigor',
  grace: 'Está en vigor, y todavía falta confirmarlo',
  paused: 'En pausa: no está en vigor',
  stopped: 'Detenido por la madre, el padre o el tutor: no está en vigor',
};

export const permissions: Readonly<Record<Permitted, string>> = {
  republish: 'Publicar fotos, textos e informes del niño o la niña',
  'leaders-progress': 'Los líderes de la tropa ven el avance',
  'leaders-work': 'Los líderes de la tropa ven el avance, las notas y las fotos',
};

export const events: Readonly<Record<ConsentEventKind, string>> = {
  superseded: 'Una firma nueva tomó el lugar de esta',
  signed: 'Se firmó en el dispositivo del niño o la niña',
  'grace-began': 'Se dio tiempo a la madre, al padre o al tutor para confirmarlo',
  'notice-sent': 'Se preguntó por correo a la madre, al padre o al tutor',
  'notice-opened': 'Se abrió la página del correo',
  confirmed: 'La madre, el padre o el tutor aceptó desde su correo',
  declined: 'La madre, el padre o el tutor dijo que no desde su correo',
  'plus-sent': 'Se escribió una vez más a la madre, al padre o al tutor, con la manera de retirarlo',
  'send-failed': 'No se pudo enviar un correo a la madre, al padre o al tutor',
  lapsed: 'Nadie lo confirmó a tiempo, y quedó en pausa',
  withdrawn: 'Lo detuvo una madre, un padre o un tutor',
  restored: 'Lo reanudó la madre, el padre o el tutor',
  'guardian-joined': 'Se invitó a otra madre, padre o tutor, y aceptó desde su propio correo',
  'address-changed': 'Una madre, un padre o un tutor cambió su correo, y lo confirmó desde el nuevo',
  phone: 'Confirmado por teléfono',
  form: 'Llegó el formulario firmado',
  'permission-given': 'La madre, el padre o el tutor dio un permiso aparte',
  'permission-taken': 'La madre, el padre o el tutor retiró un permiso',
};
export const troopNamed = (stored: string): string => stored.replace(/^Troop (?=.)/, 'tropa ');
