import { troopNamed } from '../consent/consent-evidence.ts';

export { events, methods, permissions, states } from '../consent/consent-evidence.ts';

export const title = 'Constancia de consentimiento';
export const notKept = 'No se dio, o ya no se conserva';
export const fingerprintBegins = (digits: string) => `Huella digital ${digits}…`;
export const forChild = (name: string, username: string) => `De ${name} (${username})`;
export const madeBy = (siteName: string, time: string) => `Hecha por ${siteName} el ${time}`;

export const howItStands = 'Cómo está';
export const howItWasGiven = 'Cómo se dio';
export const by = 'Quién lo dio';
export const times = 'Horas';
export const timesAreUtc = 'Todas las horas de este documento son en UTC.';

export const whoAgreed = 'Quién aceptó qué';
export const recordOf = (number: number, count: number) => `Acta ${number} de ${count}`;
export const whoAgreedReplaced = 'Quién aceptó qué (reemplazada por otra más reciente)';
export const recordOfReplaced = (number: number, count: number) =>
  `Acta ${number} de ${count} (reemplazada por otra más reciente)`;
export const parent = 'Madre, padre o tutor';
export const email = 'Correo electrónico';
export const putRight = 'Corregido';
export const putRightBy = (time: string, admin: string) => `${time}, por ${admin}, de la administración`;
export const phone = 'Teléfono';
export const recorded = 'Anotado';
export const signed = 'Firmado';
export const how = 'Cómo';
export const networkAddress = 'Dirección de red';
export const browser = 'Navegador';
export const words = 'Texto';
export const version = (day: string) => `Versión ${day}`;
export const onTheForm = 'La firma está en el formulario, que se conserva como archivo.';
export const signatureNotKept = 'La firma ya no se conserva.';
export const signatureOf = (name: string) => `Firma de ${name}`;
export const signatureNote = 'La firma, como se dio en el dispositivo del niño o la niña';

export const whatHappened = 'Qué pasó';
export const when = 'Cuándo';
export const record = (number: number) => `Acta ${number}`;
export const to = (recipient: string) => `A ${recipient}`;
export const from = (address: string) => `Desde ${address}`;
export const withBrowser = (name: string) => `Con ${name}`;
export const writtenBy = (admin: string) => `Lo anotó ${admin}, de la administración`;
export const numberOn = (number: string, time: string) => `Número ${number}, el ${time}`;
export const note = (text: string) => `Nota: ${text}`;
export const file = (type: string, hash: string) => `Archivo: ${type}, SHA-256 ${hash}`;
export const permitted = (permission: string, troop: string | undefined) =>
  `Para: ${permission}${troop ? `, ${troopNamed(troop)}` : ''}`;
export const wordsOf = (day: string | null, hash: string) =>
  `Texto: ${day === null ? '' : `versión ${day.replace(/^notice /, 'del aviso ')}, `}SHA-256 ${hash}`;

export const fingerprint = 'Huella digital de estas pruebas';
export const aboutFingerprint =
  'Se calcula con todas las actas y todo lo que pasó, con los textos y las firmas. Dos constancias con la misma huella dicen lo mismo. Si la huella es otra, algo pasó entre una y otra.';
export const agreedTo = (day: string) => `El texto que se aceptó, versión ${day}`;
