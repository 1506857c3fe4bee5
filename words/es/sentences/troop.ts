import { longDay } from '#languages/es/platform/dates.ts';
import type { WordsOf } from '#languages/sentence-words.ts';

export const TROOP: WordsOf<typeof import('#domain/rules/troop/sentences.ts')> = {
  troopChanged: 'Ahora la tropa es otra. Lea la pregunta otra vez.',
  wordsMarkMissing: 'Falta la huella del texto',
  wordsMarkLong: 'La huella es demasiado larga',
  tooManyLeaders: ({ count }) => `Una tropa puede tener hasta ${count} líderes.`,
  undertakingFirst: 'Primero lea el compromiso y acéptelo.',
  ownChild: 'Usted es la madre, el padre o el tutor de este scout. Lo revisa otro líder.',
  sameLastName:
    'Usted y este scout tienen el mismo apellido. Primero diga si usted es su madre, padre o tutor.',
  onlyProgressShown: 'La familia solo muestra el avance. No hay trabajo que revisar.',
  secondLeaderFirst: 'Primero tiene que unirse otro líder.',
  parentAddressFirst: 'Primero una madre, un padre o un tutor tiene que confirmar su correo electrónico.',
  noMailForNotes: 'De aquí no salen correos, y la familia tiene que recibir cada nota.',
  verdictMissing: 'Elija “Se ve bien” o “Por corregir”',
  phrasesNotListed: 'Elija frases de la lista',
  phraseTwice: 'Cada frase se elige una sola vez.',
  noteWithLink: 'No ponga enlaces ni direcciones de internet.',
  noteWithAddress: 'No ponga direcciones ni nombres de cuentas. Bastan palabras sobre el trabajo.',
  noteWithNumber: 'No ponga números de teléfono.',
  mayReadMissing: 'Elija si el niño o la niña lo puede leer',
  noteNotReported: 'Esta nota se retiró, o nadie avisó de ella. No se cambió nada.',
  familyLettersToday:
    'Hoy esta familia ya recibió todos los correos que puede recibir en un día. Intente otra vez mañana.',
  remindedThisWeek: ({ day }) =>
    `Esta familia recibió un recordatorio hace menos de una semana. El siguiente se puede enviar el ${longDay(new Date(`${day}T00:00`))}.`,
  phraseNotOfLooksGood: 'Esta frase no es de “Se ve bien”.',
  phraseNotOfPleaseFix: 'Esta frase no es de “Por corregir”.',
};
