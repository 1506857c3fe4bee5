export const title = 'Comprobante de borrado';
export const failed = 'No se pudo cargar el comprobante.';
export const unknown = 'No conocemos este comprobante.';
export const wasCutOff = 'Abra otra vez la dirección completa que está en su correo. Tal vez se cortó.';

export const text = (site: string) =>
  `Todo lo que se nombra aquí se borró de ${site} para siempre. No aparece ningún nombre, porque este comprobante no conserva ninguno.`;
export const deletedOn = 'Fecha del borrado';
export const deleted = 'Lo que se borró';
export const files = 'Archivos de fotos y de documentos escaneados';
export const noFiles = 'No había ninguno.';
export const removing = (files: number) =>
  `${files}. Todavía se están borrando: por favor, mire otra vez mañana.`;
export const noneIsLeft = (files: number, moment: string) =>
  `${files}. No queda ninguno: lo revisamos el ${moment}`;
export const receipt = 'Número del comprobante';
export const print = 'Imprimir';
