import type { ReactNode } from 'react';

export const title = 'Consentimiento';
export const isFor = (name: string, username: string) =>
  `De ${name} (${username}). Cada consulta queda en el registro de actividad.`;
export const loading = 'Cargando el consentimiento...';
export const failed = 'No se pudo cargar el consentimiento.';
export const nobodySigned = 'Todavía nadie ha firmado';
export const noConsent = (name: string) =>
  `Ninguna madre, padre o tutor de ${name} ha dado su consentimiento todavía.`;

export const howItStands = 'Cómo está';
export const howGiven = 'Cómo se dio';
export const parent = 'Madre, padre o tutor';
export const email = 'Correo electrónico';
export const phone = 'Teléfono';
export const signed = 'Se firmó';
export const recorded = 'Se anotó';
export const terms = 'Términos';
export const versionOf = (day: string) => `Versión del ${day}`;
export const hash = 'SHA-256 de los términos';
export const republishing = 'Publicación';
export const givenOn = (time: string) => `Se dio el ${time}`;
export const notGiven = 'No se dio';
export const networkAddress = 'Dirección de red';
export const browser = 'Navegador';
export const termsAsSigned = 'Los términos como se firmaron';
export const signatureOf = (name: string) => `Firma de ${name}`;
export const signature = 'Firma';
export const isOnForm = 'La firma está en el formulario.';
export const isGone = 'La firma ya no se conserva.';

export const isChilds = 'El correo de la madre, el padre o el tutor es el mismo del niño o la niña';
export const correctedBy = (administrator: string, time: ReactNode) => (
  <>
    Lo corrigió {administrator} el {time}
  </>
);
export const signedAs = (email: string) => `Se firmó con ${email}`;
export const correctAddress = 'Corregir el correo';
export const sameAddress = 'Este es el correo que ya está';
export const parentsEmail = 'Correo de la madre, el padre o el tutor';
export const signedStays = 'Lo que se firmó queda como está. El cambio se anota en el registro de actividad.';
export const saveAndSend = 'Guardar y enviar la copia';
export const saveAndAsk = 'Guardar y preguntar a la familia';
export const addressCorrected = 'Correo corregido';
export const copyGoesTo = (email: string) => `La copia del consentimiento va a ${email}`;
export const questionGoesTo = (email: string) => `La pregunta sobre el consentimiento va a ${email}`;
export const noCopy = 'No hay un servidor de correo configurado. No se envió ninguna copia';
export const correctionFailed = 'Correo sin corregir';
export const notCorrected = 'No se pudo corregir el correo';

export const proof = 'Prueba';
export const noProof =
  'Una firma en el dispositivo del niño o la niña no basta para probar quién firmó. Configure el correo, o guarde formularios firmados.';
export const byPhone = 'Confirmado por teléfono';
export const callFrom = (time: string) =>
  `Ya preguntamos por correo a la madre, el padre o el tutor. Una llamada se puede anotar desde el ${time}.`;
export const saidNo =
  'La madre, el padre o el tutor dijo que no por correo. Una llamada no vale contra eso; un formulario firmado sí.';
export const formReceived = 'Llegó el formulario firmado';
export const certificate = 'Constancia (PDF)';
export const blankForm = 'Formulario en blanco (PDF)';

export const whatHappened = 'Qué ha pasado';
export const toAddress = (email: string) => `Para ${email}`;
export const fromAddress = (address: string) => `Desde ${address}`;
export const number = (phone: string, time: string) => `Número ${phone}, ${time}`;
export const writtenBy = (administrator: string) => `Lo anotó ${administrator}`;
export const saveForm = (type: string, size: string) => `Guardar el formulario (${type}, ${size})`;
export const picture = 'imagen';

export const begun = 'Usted ya había empezado. Aquí está lo que escribió.';
export const begunForm = 'Usted ya había empezado. Aquí está lo que escribió. Elija otra vez la imagen.';
export const toRecord = 'Para anotar esto';
export const notRecorded = 'No se anotó';

export const calledNumber = 'Número al que llamó';
export const callKnown = 'Si la tropa tiene un número de la familia, llame a ese.';
export const whenSpoke = 'Cuándo hablaron';
export const note = 'Nota';
export const whoSpoke = 'Quién habló, y cómo lo supo usted. La llamada queda en el registro de actividad.';
export const recordCall = 'Anotar la llamada';
export const confirmedByPhone = 'Confirmado por teléfono';
export const callWritten = 'La llamada quedó anotada. El consentimiento está en vigor.';
export const callFailed = 'No se pudo anotar la llamada';

export const whoseSignature = 'Escriba de quién es la firma del formulario.';
export const parentFirstName = 'Nombre de la madre, el padre o el tutor';
export const parentLastName = 'Apellido de la madre, el padre o el tutor';
export const parentEmail = 'Correo de la madre, el padre o el tutor';
export const mayBeEmpty = 'Se puede dejar vacío.';
export const scan = 'Imagen del formulario';
export const scanHint = 'Un PDF o una imagen, de hasta 10 MB. Solo la administración lo puede ver.';
export const recordForm = 'Anotar el formulario';
export const sending = 'Enviando...';
export const signedFormReceived = 'Llegó el formulario firmado';
export const formKept = 'El formulario quedó guardado. El consentimiento está en vigor.';
export const formFailed = 'No se pudo anotar el formulario';

export const close = 'Cerrar';
