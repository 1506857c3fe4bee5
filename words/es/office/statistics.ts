import type { StatisticsWords } from '#domain/rules/office/statistics-table.ts';
import { NOT_LISTED } from '#domain/rules/species/tree-names.ts';
import { heads } from '../notebook/look-choices.ts';
import { stateName } from '../platform/states.ts';
import { choices } from '../report/choices.ts';
import { treeNamed } from '../species/tree-names.ts';

export const title = 'Estadísticas';
export const subtitle = 'Lo que todos los scouts han hecho juntos.';
export const back = 'Volver al portal de administración';
export const toSee = 'Para ver las estadísticas';
export const notLoaded = 'No se pudieron cargar las estadísticas';
export const counting = 'Contando...';
export const waiting = {
  title: 'Se están contando',
  text: 'Hay tantos proyectos que se cuentan una vez al día. Mire otra vez en unos minutos.',
};

export const total = 'En total';
export const countedAt = (time: string) => `Contado: ${time}`;
export const show = 'Mostrar';
export const table: StatisticsWords = {
  by: 'Según',
  name: 'Nombre',
  accounts: 'Cuentas',
  measures: {
    scouts: 'Scouts con un proyecto',
    started: 'Proyectos empezados',
    finished: 'Proyectos terminados',
    cuttings: 'Esquejes cortados',
    rooted: 'Esquejes con raíces',
    planted: 'Árboles plantados',
    hours: 'Horas',
  },
  consents: {
    none: 'Aún sin firma',
    signed: 'Firmado, falta la respuesta de la familia',
    confirmed: 'Vigente',
    grace: 'Vigente, falta confirmarlo',
    paused: 'En pausa: nadie lo confirmó',
    stopped: 'Detenido por la familia',
  },
  rowName: ({ kind, name }) => {
    if (kind === 'state') return stateName(name);
    if (kind === 'species') return name === NOT_LISTED ? 'No está en la lista' : treeNamed(name);
    if (kind === 'troop') return name.replace(/^Troop /, 'Tropa ');
    return kind === 'year' ? name : ((choices as Readonly<Record<string, string>>)[name] ?? name);
  },
};
export const rootedOfHundred = 'De cada 100 esquejes, con raíces';

export const exporting = 'Exportando...';
export const exportCsv = 'Descargar (CSV)';
export const fileName = (day: string) => `estadisticas-${day}.csv`;
export const notExported = 'No se exportó';
export const exportFailed = 'No se pudieron exportar las estadísticas';

export const kinds = {
  year: 'Por año en que empezó',
  troop: 'Por tropa',
  state: 'Por estado',
  species: 'Por tipo de árbol',
  ...heads,
};
export const nothing = {
  year: 'Todavía no hay proyectos.',
  troop: 'Ningún scout de una tropa de aquí tiene un proyecto todavía.',
  state: 'Todavía no hay proyectos.',
  species: 'Todavía no se ha elegido ningún árbol.',
};
export const nothingSaid = 'Ningún scout lo ha dicho todavía.';
export const consents = {
  title: 'Cómo están los consentimientos',
  nothing: 'Todavía nadie ha creado una cuenta.',
};
export const showFewer = 'Mostrar menos';
export const showAll = (count: number) => `Mostrar los ${count}`;

export const otherTrees = 'Árboles que no están en la lista';
export const whatFor =
  'Los scouts escriben los nombres de los árboles que no encuentran. Con ellos usted ve qué tipos de árbol agregar. Un nombre que pocos escribieron puede decir más que un árbol: no lo comparta. Cada vez que se miran, queda en el registro de actividad.';
export const showNames = 'Mostrar los nombres';
export const namesNotLoaded = 'No se pudieron cargar los nombres';
export const allListed = 'Hasta ahora, todos los árboles están en la lista.';
export const names = 'Nombres de árboles';
export const columns = { name: 'Nombre', projects: 'Proyectos', states: 'Estados' };
export const rarer = 'Los nombres menos frecuentes no se muestran.';
