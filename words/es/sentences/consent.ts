import type { WordsOf } from '#languages/sentence-words.ts';

export const CONSENT: WordsOf<typeof import('#domain/rules/consent/sentences.ts')> = {
  phoneNumberLong: ({ count }) => `El teléfono puede tener hasta ${count} números`,
  signatureMissing: 'Falta la firma',
  signatureTooLarge: 'El dibujo de la firma es demasiado grande. Bórrelo y firme otra vez.',
  signatureUnreadable: 'El dibujo de la firma no se pudo leer. Bórrelo y firme otra vez.',
  termsNotAgreed: 'Hace falta aceptar los términos del servicio',
  termsChanged: 'Los términos cambiaron. Lea los nuevos y acéptelos otra vez.',
  alreadySigned: 'La madre, el padre o el tutor ya firmó para esta cuenta.',
  onlyStudentsNeedConsent: 'Solo un scout necesita el consentimiento de su madre, padre o tutor.',
  signatureUnderWay: 'Ya viene en camino una firma para esta cuenta. Espere un momento e intente otra vez.',
  noSupportAddress:
    'Este sitio todavía no puede recibir consentimientos: primero hay que poner su correo para preguntas (SUPPORT_EMAIL).',
  nobodySignedYet: 'Todavía nadie ha firmado.',
  alreadyAnswered: 'Esto ya tiene respuesta.',
  tooManyLettersToAddress:
    'Hoy ya enviamos muchos correos a esa dirección. Hay que intentar otra vez mañana.',
  choiceOfTwoMissing: 'Elija una de las dos respuestas',
  choiceMissing: 'Elija una de las respuestas',
  troopMissing: 'Falta la tropa',
  consentNotInForce: 'Se puede dar un permiso cuando el consentimiento ya vale.',
  noReminders: 'Aquí no se envían recordatorios.',
  termsMarkLong: 'La huella de los términos es demasiado larga',
  nobodySignedForCall:
    'Todavía nadie ha firmado para esta cuenta. Una llamada confirma una firma; un formulario firmado puede reemplazarla.',
  callTooEarly:
    'Ya preguntamos por correo a la madre, el padre o el tutor. Una llamada puede reemplazar la respuesta solo después de tres días sin respuesta.',
  parentDeclined:
    'La madre, el padre o el tutor dijo que no por correo. Una llamada no vale contra eso; un formulario firmado sí.',
  parentStopped: 'Una madre, un padre o un tutor detuvo este cuaderno. Solo esa persona lo puede reanudar.',
  parentNamesMissing:
    'Hacen falta el nombre y el apellido de la madre, el padre o el tutor: todavía nadie ha firmado en el dispositivo.',
  calledNumberMissing: 'Escriba el número al que llamó',
  calledNumberLong: ({ count }) => `Un teléfono puede tener hasta ${count} números`,
  callTimeMissing: 'Escriba cuándo hablaron, como 2026-05-31T09:30',
  callStillToCome: 'Esa hora todavía no llega. Revísela.',
  scanMissing: 'Elija la imagen del formulario firmado.',
  scanTooLarge: 'Este archivo pesa más de 10 MB. Envíe una imagen más pequeña.',
  scanUnreadable: 'No es un PDF ni una imagen que podamos leer. Elija otro archivo.',
};
