import type { WordsOf } from '#languages/sentence-words.ts';

export const OFFICE: WordsOf<typeof import('#domain/rules/office/sentences.ts')> = {
  orderUnknown: 'El orden es asc o desc',
  placeUnknown: 'El lugar es uno de la lista, o end',
  invitedAddressMissing: 'Escriba su correo electrónico. Ahí llega la invitación.',
  roleNotListed: 'Elija una función de la lista',
  leaderNotChosen: 'Elija a quien la lidera',
  tooManyInvitations: 'Hoy ya se enviaron muchos correos a esta dirección. Invítela otra vez mañana.',
  leaderGone: 'Este líder ya no está aquí.',
  personGone: 'Esta persona ya no está aquí.',
  onlyInvitation: 'Lo que se retira solo puede ser invitation',
  invitationAccepted:
    'Mientras tanto alguien aceptó esta invitación. La cuenta queda hasta que usted la quite.',
  lastAdmin: 'No se puede borrar la última cuenta de administración.',
  notYourOwnAccount: 'No puede borrar su propia cuenta. Pídaselo a otra persona de la administración.',
  studentNotChosen: 'Elija un scout',
  statusNotListed: 'Elija una situación de la lista',
  columnNotListed: 'Elija una columna de la lista para ordenar',
  nobodySignedForAccount: 'Todavía nadie ha firmado para esta cuenta.',
  passwordKnownToOther: 'Esta es la contraseña que otra persona sabe. Elija otra.',
  shownNameUnknown: 'Elija por su nombre lo que se muestra',
  letterWordsGone: 'El texto de este correo ya no se conserva. Escríbale usted a la familia.',
  letterNotNow:
    'No se envió nada: la familia ya respondió, acaba de recibir un correo o hoy recibió demasiados. Mire otra vez más tarde.',
  statisticsCounted: 'Se están contando. Vuelva a preguntar en una hora.',
  troopThere: 'Ya hay una tropa con este número.',
  troopOrganizationMissing: 'Elija la organización',
};
