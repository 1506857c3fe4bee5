import { LOCALE } from '../platform/language.ts';

export const deleted = 'Borrado';
export function canStillComeBack(day: string, daysLeft: number): string {
  const left = daysLeft === 0 ? 'se borra hoy' : daysLeft === 1 ? 'queda 1 día' : `quedan ${daysLeft} días`;
  return `Su hijo o hija lo borró el ${day}. Todavía puede recuperarlo: ${left}. Usted ya puede borrarlo para siempre.`;
}

export const stepsDone = (done: number, all: number) => `${done} de ${all} pasos completados`;
export const hoursSpent = (count: string) => `horas dedicadas: ${count}`;
export const begun = (day: string) => `desde el ${day}`;
export const report = 'Informe (PDF)';
export const wholeProject = 'Este proyecto (ZIP)';

export const photos = (count: number) => `Fotos (${count})`;
export const steps = 'Pasos';
export const entries = (count: number) => `Anotaciones (${count})`;
export const plantings = (count: number) => `Fichas de los árboles (${count})`;
export const checks = (count: number) => `El árbol, más adelante (${count})`;
export const hours = 'Horas';
export const timeline = 'Cómo creció';

export const opensLarge = (photo: string) => `${photo}, abrir en grande`;

export const step = (number: number, title: string, isDone: boolean) =>
  `Paso ${number}: ${title}, ${isDone ? 'completado' : 'sin completar'}`;
export const nothingTyped = 'Aquí no hay nada escrito.';
export const yes = 'Sí';
export const no = 'No';

export const noDay = 'Todavía sin fecha';
export const draftOf = (day: string) => `${day}, sin terminar`;
export const howHoursAddUp = 'Cómo se suman las horas';
export const total = 'Total';
export const onDay = (number: number, day: string) => `Día ${number}, ${day}`;

export const deleteForGood = 'Borrar para siempre';
export const deleting = 'Borrando...';
export const nobodyBringsBack =
  'También se borra en todos los dispositivos de su hijo o hija. Nadie lo puede recuperar. Por favor, avísele.';

export const menuOf = (name: string) => `Menú de ${name}`;
export const deletePhotoFile = (file: string) => `Borrar ${file}`;
export const deletePhotoAt = (number: number, all: number) =>
  all === 1 ? 'Borrar esta foto' : `Borrar la foto ${number} de ${all}`;
export const deletePhotoOf = (day: string) => `¿Borrar esta foto, ${day}?`;

export const deleteProject = 'Borrar este proyecto';
export const deleteProjectOf = (name: string) => `¿Borrar “${name}”?`;
export const saveFirst = 'Guardarlo antes (ZIP)';

export type Counted = {
  readonly steps: number;
  readonly entries: number;
  readonly plantings: number;
  readonly checks: number;
  readonly photos: number;
};
export function projectGoes(counted: Counted): string {
  const parts = [
    [counted.steps, 'paso con texto', 'pasos con texto'],
    [counted.entries, 'anotación', 'anotaciones'],
    [counted.plantings, 'ficha', 'fichas'],
    [counted.checks, 'respuesta', 'respuestas'],
    [counted.photos, 'foto', 'fotos'],
  ] as const;
  const there = parts.flatMap(([count, one, many]) =>
    count > 0 ? `${count} ${count === 1 ? one : many}` : [],
  );
  if (there.length === 0) return 'Todavía no hay nada escrito en él.';
  return `Se borra todo: ${new Intl.ListFormat(LOCALE).format(there)}.`;
}

export const deleteEntry = {
  button: 'Borrar esta anotación',
  question: (day: string) => (day === '' ? '¿Borrar esta anotación?' : `¿Borrar esta anotación, ${day}?`),
};
export const deletePlanting = {
  button: 'Borrar esta ficha',
  question: (day: string) => (day === '' ? '¿Borrar esta ficha?' : `¿Borrar esta ficha, ${day}?`),
};
export const deleteCheck = {
  button: 'Borrar esta respuesta',
  question: (day: string) => (day === '' ? '¿Borrar esta respuesta?' : `¿Borrar esta respuesta, ${day}?`),
};

export function entryGoes(photoCount: number): string {
  if (photoCount === 0) return 'Se borra todo lo escrito.';
  return `Se borra todo lo escrito y ${photoCount === 1 ? 'su foto' : `sus ${photoCount} fotos`}.`;
}
export const checkGoes = 'Se borra con sus fotos.';
