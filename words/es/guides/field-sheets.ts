export const PLAN_SHEET = {
  title: 'Mi plan',
  helper: 'El adulto que me ayuda',
  start: 'Empiezo el día',
  steps: 'Mis cinco pasos',
  done: 'Hecho el día',
  questions: 'Lo que quiero preguntar',
} as const;

export const TREE_SHEET = {
  title: 'Mi árbol de origen',
  kind: 'Tipo de árbol',
  where: 'Dónde está',
  date: 'Fecha',
  time: 'Tiempo dedicado (horas)',
  look: 'Marca lo que es cierto',
  owner: 'El dueño dijo que sí.',
  photos: 'Fotos',
  draw: 'Marca la casilla cuando tengas la foto. Aquí también puedes dibujar.',
  notes: 'Notas',
} as const;

export const HARVEST_SHEET = {
  title: 'Mis esquejes',
  cutting: 'Esqueje',
  length: 'Pulgadas',
  jar: 'Frasco',
  about: 'Notas',
} as const;

export const WEEKLY_SHEET = {
  title: 'Mi revisión de la semana',
  date: 'Fecha',
  time: 'Tiempo dedicado (horas)',
  roots: 'Marca cómo se ven las raíces',
  alive: 'Esquejes vivos',
  withRoots: 'Con raíces',
  longest: 'Raíz más larga (pulgadas)',
  did: ['Puse más agua', 'Cambié el agua', 'Tomé fotos'],
  notes: 'Notas',
} as const;

export const PLANTING_SHEET = {
  title: 'Mi árbol plantado',
  where: 'Dónde lo planté',
  date: 'Fecha en que lo planté',
  time: 'Tiempo dedicado (horas)',
  kinds: ['Permanente', 'Temporal'],
  moved: 'Pasó a su lugar permanente el',
  ready: ['Un adulto llamó al 811.', 'El dueño dijo que sí.'],
  photos: ['Foto antes', 'Foto durante', 'Foto después'],
  notes: 'Notas',
} as const;

export const LABEL_SHEET = {
  title: 'Etiquetas para tus frascos',
  cut: 'Corta por las líneas. Pon una etiqueta en cada frasco.',
  tree: 'Árbol',
  inWater: 'En agua desde',
  name: 'Nombre',
} as const;

export const FIELD_PAPER = {
  title: 'Hojas de campo',
  hint: 'En blanco y negro está bien. Un adulto puede ayudarte con la impresora.',
  preview: 'Así se ve en el papel:',
  choose: '¿Qué quieres imprimir?',
  guide: 'La guía',
  labels: 'Etiquetas para tus frascos',
  print: 'Imprimir',
  nothing: 'Marca lo que quieres imprimir.',
  others: 'Otros pasos',
} as const;

export const SHEET_TITLES: Readonly<Record<number, string>> = {
  1: PLAN_SHEET.title,
  2: TREE_SHEET.title,
  3: HARVEST_SHEET.title,
  4: WEEKLY_SHEET.title,
  5: PLANTING_SHEET.title,
};
