import { sentenceIn } from '#languages/sentence-in.ts';

const PROJECTS = {
  Draft: 'Borrador',
  'In Progress': 'En curso',
  Completed: 'Completado',
};

const STEPS = {
  Introduction: 'Introducción',
  'Pick Source Tree': 'Elegir el árbol de origen',
  'Harvest Cuttings': 'Cortar los esquejes',
  'Track Root Growth': 'Observar las raíces',
  'Plant Tree': 'Plantar el árbol',
};

const MOMENTS = {
  'Cuttings harvested': 'Se cortaron los esquejes',
  'Cuttings placed in water': 'Los esquejes se pusieron en agua',
  'Tree planted': 'Se plantó el árbol',
  'Tree planted for now': 'Se plantó el árbol en un lugar temporal',
  'Tree moved to its final place': 'El árbol pasó a su lugar permanente',
  'Looked at the cuttings': 'Se revisaron los esquejes',
  'Noticed the first roots': 'Se vieron las primeras raíces',
  'Noticed root growth': 'Se vieron crecer las raíces',
  'Added water': 'Se puso más agua',
  'Changed water': 'Se cambió el agua',
  'Added water and changed water': 'Se puso más agua y se cambió el agua',
  'Noticed the first roots and added water': 'Se vieron las primeras raíces y se puso más agua',
  'Noticed the first roots and changed water': 'Se vieron las primeras raíces y se cambió el agua',
  'Noticed the first roots, added water and changed water':
    'Se vieron las primeras raíces, se puso más agua y se cambió el agua',
  'Noticed root growth and added water': 'Se vieron crecer las raíces y se puso más agua',
  'Noticed root growth and changed water': 'Se vieron crecer las raíces y se cambió el agua',
  'Noticed root growth, added water and changed water':
    'Se vieron crecer las raíces, se puso más agua y se cambió el agua',
};

/** For what the hours were. */
const WORK = {
  'Picking the source tree': 'Elegir el árbol de origen',
  'Harvesting cuttings': 'Cortar los esquejes',
  'Tracking root growth': 'Observar las raíces',
  'More time on root growth': 'Más tiempo con las raíces',
  Planting: 'Plantar',
  'More time on planting': 'Más tiempo al plantar',
};

/** Fields of steps, entries and plantings, and what a planting is. */
const FIELDS = {
  'Hours spent on this step': 'Horas dedicadas a este paso',
  'Number of cuttings': 'Número de esquejes',
  'Time spent on this step (hours)': 'Tiempo dedicado a este paso (horas)',
  'Harvest date and time': 'Día y hora del corte',
  'Date cuttings placed in water': 'Día en que los esquejes se pusieron en agua',
  'Extra time on this step (hours)': 'Tiempo adicional en este paso (horas)',
  Notes: 'Notas',
  'Noticed root growth': 'Se vieron crecer las raíces',
  'Cuttings alive': 'Esquejes vivos',
  'Cuttings with roots': 'Esquejes con raíces',
  'Longest root': 'La raíz más larga',
  'Time spent (hours)': 'Tiempo dedicado (horas)',
  'Where did you plant it?': '¿Dónde lo plantaste?',
  'What type of place is it?': '¿Qué tipo de lugar es?',
  'Planting date': 'Día en que se plantó',
  'Final planting location': 'Lugar permanente',
  'Final planting date': 'Día en que pasó a su lugar permanente',
  permanent: 'permanente',
  temporary: 'temporal',
};

const PHOTOS = {
  'Photo of step 1, Introduction': 'Foto del paso 1, Introducción',
  'Photo of step 2, Pick Source Tree': 'Foto del paso 2, Elegir el árbol de origen',
  'Photo of step 2, Pick Source Tree, the whole tree':
    'Foto del paso 2, Elegir el árbol de origen: todo el árbol',
  'Photo of step 2, Pick Source Tree, a branch': 'Foto del paso 2, Elegir el árbol de origen: una rama',
  'Photo of step 2, Pick Source Tree, a leaf': 'Foto del paso 2, Elegir el árbol de origen: una hoja',
  'Photo of step 3, Harvest Cuttings': 'Foto del paso 3, Cortar los esquejes',
  'Photo of step 4, Track Root Growth': 'Foto del paso 4, Observar las raíces',
  'Photo of step 5, Plant Tree': 'Foto del paso 5, Plantar el árbol',
  'Photo of step 5, Plant Tree, before planting': 'Foto del paso 5, Plantar el árbol: antes de plantar',
  'Photo of step 5, Plant Tree, while planting': 'Foto del paso 5, Plantar el árbol: al plantar',
  'Photo of step 5, Plant Tree, after planting': 'Foto del paso 5, Plantar el árbol: después de plantar',
  'Photo of the planted tree, later': 'Foto del árbol plantado, más adelante',
};

/** How long after the project was completed something was told. */
const AFTER = {
  'After 1 day': 'Después de 1 día',
  'After {count} days': 'Después de {count} días',
  'After 1 month': 'Después de 1 mes',
  'After {count} months': 'Después de {count} meses',
  'After 1 year': 'Después de 1 año',
  'After {count} years': 'Después de {count} años',
};

/** How a planted tree is, and how tall; the longer one first, since a hole takes whatever stands in it. */
const conditionOf = (english: string, spanish: string) => ({
  [english]: spanish,
  [`${english}, {feet} feet 1 inch tall`]: `${spanish}, {feet} pies y 1 pulgada de alto`,
  [`${english}, {feet} feet {inches} inches tall`]: `${spanish}, {feet} pies y {inches} pulgadas de alto`,
  [`${english}, {feet} feet tall`]: `${spanish}, {feet} pies de alto`,
  [`${english}, 1 inch tall`]: `${spanish}, 1 pulgada de alto`,
  [`${english}, {inches} inches tall`]: `${spanish}, {inches} pulgadas de alto`,
});

export const recorded = sentenceIn({
  ...PROJECTS,
  ...STEPS,
  ...MOMENTS,
  ...WORK,
  ...FIELDS,
  ...PHOTOS,
  ...AFTER,
  ...conditionOf('Alive', 'Vivo'),
  ...conditionOf('Gone', 'No sobrevivió'),
  ...conditionOf('Not sure', 'No se sabe'),
  'Troop {name}': 'tropa {name}',
  '{exact}, about {rounded}': '{exact}, unas {rounded}',
});
