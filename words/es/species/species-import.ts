export const tab = 'Importar tipos de árboles';
export const title = 'Administración: importar todos los tipos de árboles';
export const notes = (count: number) => [
  'Reemplaza TODOS los datos de los tipos de árboles.',
  'Se puede hacer varias veces sin peligro.',
  `Importa ${count} tipos de árboles completos.`,
  'Solo lo puede hacer la administración.',
];
export const importAll = 'Importar todos los tipos de árboles';
export const importing = 'Importando...';
export const nothing = 'No hay nada que importar';
export const imported = 'Importación completa';
export const counts = (before: number, now: number, taken: number) =>
  `Tipos de árboles antes: ${before}. Ahora: ${now}. Importados: ${taken}.`;
export const importFailed = 'No se pudo importar';
export const networkError = 'Se perdió la conexión';
export const failed = 'No se pudieron importar los tipos de árboles';
