import type { WordsOf } from '#languages/sentence-words.ts';

export const KEEPING: WordsOf<typeof import('#domain/rules/keeping/sentences.ts')> = {
  notebookLocked: 'El cuaderno está cerrado por ahora. Pregunta a tu mamá, tu papá o tu tutor, o a un líder.',
  noReceipt:
    'No encontramos nada borrado con este comprobante. Revise que tenga la dirección completa del correo.',
  whyMissing: 'Elija por qué',
  askedByYou: 'Esto lo pidió usted. Lo tiene que confirmar otra persona de la administración.',
  askedFromYourAddress:
    'Quien pidió esto tiene la misma dirección de correo que usted. Lo tiene que confirmar alguien de la administración con otra dirección.',
  adminTooNew:
    'Usted está en la administración desde hace menos de 7 días. Hasta que pasen 7 días lo tiene que confirmar otra persona de la administración.',
  removedAdmin:
    'Hace menos de 7 días usted quitó a alguien de la administración. Hasta que pasen 7 días, lo que usted pida lo tiene que confirmar otra persona.',
  notOnHold: 'La cuenta de este scout no está retenida.',
  heldAnewSince: 'Después de eso la retención se alargó o se puso de nuevo. Véala antes de levantarla.',
  holdEndMissing: 'Escriba el día en que termina, como 2028-05-01',
  holdEndPast: 'Elija un día que todavía no llega',
  holdEndFar: 'Una retención puede durar hasta un año',
  holdShorter: 'Una retención solo se puede alargar. Para terminarla antes, levántela.',
};
