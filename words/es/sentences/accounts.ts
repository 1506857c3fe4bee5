import { longDay } from '#languages/es/platform/dates.ts';
import type { WordsOf } from '#languages/sentence-words.ts';

export const ACCOUNTS: WordsOf<typeof import('#domain/rules/accounts/sentences.ts')> = {
  passwordIsOwnWord:
    'Es un nombre propio o el de este sitio: es fácil de adivinar. Hay que elegir otra contraseña.',
  passwordTooCommon: 'Mucha gente usa esta contraseña: es fácil de adivinar. Hay que elegir otra.',
  userNotFound: 'No encontramos esa cuenta',
  ownAddressIsFresh: ({ day }) =>
    `Su dirección cambió hace menos de una semana. Hasta el ${longDay(new Date(`${day}T00:00`))} usted puede mirar y detener aquí, pero no cambiar nada de forma definitiva.`,
  inviterAddressIsFresh: ({ day }) =>
    `La dirección de quien le invitó cambió hace menos de una semana. Hasta el ${longDay(new Date(`${day}T00:00`))} usted puede mirar y detener aquí, pero no cambiar nada de forma definitiva.`,
  cameWithCard:
    'Entraste con una tarjeta, así que esto se queda como está por ahora. Entra otra vez cuando pasen las 4 horas.',
};
