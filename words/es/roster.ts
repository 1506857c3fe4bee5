import { LOCALE } from './language.ts';

const families = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? 'familia' : 'familias'}`;

export const howToGive = '¿Cómo quiere darlas?';
export const ways = { one: 'Una familia', file: 'Un archivo', paste: 'Pegar' };
export const chooseFile = 'Elegir un archivo CSV';
export const checkingFile = 'Revisándolo...';
export const fileHint =
  'De Excel o Google Sheets: nombre, apellido y correo de la madre, el padre o el tutor.';
export const whichReading = '¿Cuál está bien escrito?';
export const whichReadingText = 'El archivo no dice cómo se guardaron las letras con acento.';
export const pasted = 'Filas de su hoja de cálculo';
export const pastedHint =
  'Una familia en cada línea: nombre, apellido y correo de la madre, el padre o el tutor.';
export const pastedExample = 'Ada, Okafor, ana@family.example';
export const checkRows = 'Revisar las filas';
export const checking = 'Revisando...';
export const childFirstName = 'Nombre del niño o la niña';
export const childLastName = 'Apellido del niño o la niña';
export const parentAddress = 'Correo de la madre, el padre o el tutor';
export const parentAddressHint = 'Déjelo vacío para una carta impresa.';
export const checkIt = 'Revisar';

export const whichRows = 'Qué filas';
export const allOf = (count: number) => `Todas (${count})`;
export const hereOf = (count: number) => `Ya están aquí (${count})`;
export const wrongOf = (count: number) => `Solo con errores (${count})`;
export const none = 'No hay ninguna.';
export const more = (count: number) => `Y ${families(count)} más`;
export const invite = (count: number) => `Invitar ${families(count)}`;
export const inviting = 'Invitando...';
export const invited = 'Familias invitadas';
export const canJoin = (count: number) =>
  `${families(count)} ya ${count === 1 ? 'puede' : 'pueden'} participar`;
export const close = 'Cerrar';
export const wrongStay = (count: number) =>
  count === 1
    ? 'La fila con error se queda aquí para corregirla.'
    : `Las ${count} filas con errores se quedan aquí para corregirlas.`;

export const lineWith = (line: number, email: string) => `Línea ${line} · ${email || 'por carta impresa'}`;
export const here = 'Ya está aquí';
export const fresh = 'Nueva';
export const line = (line: number) => `Línea ${line}`;
export const parentEmail = 'Correo de la familia';
export const checkRow = 'Revisar esta fila';
export const leaveOut = 'Dejarla fuera';
export const leaveOutLine = (line: number) => `Dejarla fuera: línea ${line}`;
