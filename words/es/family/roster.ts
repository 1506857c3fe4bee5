import { LOCALE } from '../platform/language.ts';

const families = (count: number) => `${count.toLocaleString(LOCALE)} ${count === 1 ? 'familia' : 'familias'}`;

export const howToGive = '¿Cómo quiere darlas?';
export const ways = { one: 'Una familia', file: 'Un archivo', paste: 'Pegar' };
export const chooseFile = 'Elegir un archivo';
export const checkingFile = 'Revisándolo...';
export const fileHint = 'Tal como sale de Excel, Google Sheets, Numbers o Scoutbook: .csv, .xlsx u .ods.';
export const whichReading = '¿Cuál está bien escrito?';
export const whichReadingText = 'El archivo no dice cómo se guardaron las letras con acento.';
export const pasted = 'Filas de su hoja de cálculo';
export const pastedHint = 'Copie las celdas de su hoja de cálculo, con sus títulos, y péguelas aquí.';
export const pastedExample = 'Ada, Okafor, ana@family.example';
export const checkRows = 'Revisar las filas';
export const checking = 'Revisando...';
export const childFirstName = 'Nombre del niño o la niña';
export const childLastName = 'Apellido del niño o la niña';
export const parentAddress = 'Correo de la madre, el padre o el tutor';
export const parentAddressHint =
  '¿Son dos? Escriba los dos correos, con una coma en medio. Déjelo vacío para una carta impresa.';
export const checkIt = 'Revisar';

export const columnsText =
  'Lo dedujimos de los títulos y las celdas. Cambie lo que no esté bien. Todavía no se invita a nadie.';
export const columnUses = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  name: 'Nombre completo',
  parent1: 'Correo 1 de la familia',
  parent2: 'Correo 2 de la familia',
  none: 'No se usa',
};
export const columnAt = (count: number) => `Columna ${count}`;
export const emptyColumn = 'Vacía';
export const columnsUnused = (count: number) => `${count} columnas no se usan`;
export const firstFamilies = (shown: number, count: number) =>
  shown === count ? 'Lo que leímos' : `Lo que leímos: las primeras ${shown} de ${families(count)}`;
export const parents = 'Madres, padres o tutores';
export const byLetter = 'por carta impresa';
export const nothingRead = 'No hay ninguna familia en estas columnas.';
export const looksRight = 'Está bien';
export const skippedLines = (count: number, isAboveHeads: boolean) =>
  `Saltamos ${count === 1 ? '1 línea' : `${count} líneas`} antes de ${isAboveHeads ? 'los títulos' : 'las familias'}.`;
export const fromSheet = (name: string) => `Esta es la hoja “${name}”.`;
export const columnsRead = (heads: readonly string[]) => `Leído de estas columnas: ${heads.join(', ')}.`;
export const columnsInOrder = 'Leído sin títulos, en el orden de las columnas.';
export const changeColumns = 'Cambiar columnas';
export const bothParents =
  'Donde hay dos correos, se invita a las dos personas. Quien firme primero hace la cuenta y después puede invitar a la otra.';
export const withoutAddress = (count: number) =>
  count === 1
    ? '1 familia no tiene correo: después imprima una carta para ella.'
    : `${families(count)} no tienen correo: después imprima una carta para cada una.`;
export const otherIsInvited =
  'Una familia que ya está aquí no cambia. Quien firmó puede invitar a la otra persona en su página de madre, padre o tutor.';

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
export const otherParentEmail = 'Otro correo de la familia';
export const change = 'Cambiar';
export const changeLine = (line: number) => `Cambiar la línea ${line}`;
export const checkRow = 'Revisar esta fila';
export const cancelLine = (line: number) => `Cancelar el cambio de la línea ${line}`;
export const leaveOut = 'Dejarla fuera';
export const leaveOutLine = (line: number) => `Dejarla fuera: línea ${line}`;
