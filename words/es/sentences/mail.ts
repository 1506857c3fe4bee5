import type { WordsOf } from '#languages/sentence-words.ts';

export const MAIL: WordsOf<typeof import('#domain/rules/mail/sentences.ts')> = {
  mailServerSilent: 'El servidor de correo no respondió.',
  mailServerUnsafe: 'No hubo una conexión segura con el servidor de correo.',
  mailLoginRefused: 'El servidor de correo no aceptó nuestro acceso.',
  mailSenderRefused: 'El servidor de correo no aceptó nuestra propia dirección.',
  mailUnsure:
    'El servidor de correo leyó el correo y no dijo si lo entrega. Puede que haya llegado; si se envía otra vez, puede llegar dos veces.',
  mailAddressRefused: 'El servidor de correo no aceptó esta dirección.',
  letterRefused: 'El servidor de correo no aceptó el correo.',
};
