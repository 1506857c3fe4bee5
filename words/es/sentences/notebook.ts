import type { Lack } from '#domain/rules/notebook/sentences.ts';
import type { WordsOf } from '#languages/sentence-words.ts';

const LACKS: Readonly<Record<Lack, string>> = {
  species: 'elegir el tipo de árbol',
  photo: 'al menos una foto',
  hours: 'las horas dedicadas',
  cuttingCount: 'cuántos esquejes son',
  collectionTime: 'el día y la hora del corte',
  waterPlacementDate: 'el día en que los pusiste en agua',
  timeSpent: 'el tiempo dedicado a este paso',
};
const stepsOf = (steps: readonly number[]) => steps.map((step) => `el paso ${step}`);
const listOf = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;

export const NOTEBOOK: WordsOf<typeof import('#domain/rules/notebook/sentences.ts')> = {
  fieldsMissing: 'Falta llenar algunos campos obligatorios.',
  deletedOnly: 'Solo 1 pide los proyectos borrados',
  activityUnknown: 'La actividad solo puede ser de scouts',
  trackingIsStep4: 'Las anotaciones son del paso 4',
  plantingIsStep5: 'Las fichas de los árboles son del paso 5',
  draftByForm: 'Un borrador se guarda con la ficha del árbol',
  projectNotFound: 'No encontramos este proyecto',
  projectNameMissing: 'Ponle un nombre al proyecto',
  treeNotListed: 'Elige un árbol de la lista',
  stepLacks: 'Completa todo lo que hace falta',
  step2First: 'Primero completa el paso 2',
  missing: ({ items }) => `Falta: ${items.map((it) => LACKS[it]).join(', ')}`,
  stepsAndPlanting: ({ steps }) =>
    `Para terminar el proyecto, completa ${stepsOf(steps).join(', ')} y haz una ficha de tu árbol.`,
  completeSteps: ({ steps }) => `Para terminar el proyecto, completa ${listOf(stepsOf(steps))}.`,
  plantFirst: 'Antes de terminar el proyecto, haz arriba una ficha de tu árbol.',
  finishPlanting:
    'Antes de terminar el proyecto, completa arriba una ficha de tu árbol. Le hacen falta el lugar, las horas y las tres fotos (antes, durante, después).',
  lengthInvalid: 'Escribe el largo en pulgadas: un número mayor que 0',
  notesMissing: 'Escribe unas notas sobre lo que ves',
  inchesInvalid: ({ max }) => `Mide en cuartos de pulgada, de 0 a ${max}, como 1 1/4`,
  noneLeft:
    '¿No queda ninguno? Les pasa a muchos scouts. Puedes empezar otra vez: un proyecto nuevo con esquejes nuevos.',
  moreThanCut: ({ count }) => `Cortaste ${count}, y esto es más. ¿Está bien?`,
  moreThanAlive: 'Es más de los que están vivos. ¿Está bien?',
  placeMissing: 'Escribe dónde plantaste el esqueje',
  placeNotChosen: 'Elige dónde plantaste el esqueje',
  otherPlaceMissing: 'Escribe en qué lugar plantaste el esqueje',
  finalPlaceMissing: 'Escribe cuál es su lugar permanente',
  typeMissing: 'Elige si el lugar es permanente o temporal',
  rateInvalid: 'El porcentaje: un número de 0 a 100',
  noDraftToSave: 'Aquí no hay ninguna ficha por guardar. Tal vez ya está guardada, o se canceló.',
  savePlanting: 'Primero guarda esta ficha. Después la puedes completar.',
  alreadyPermanent: 'Este árbol ya está en su lugar permanente. Puedes editar la ficha.',
  conditionMissing: 'Elige cómo está tu árbol',
  finishProject: 'Primero termina tu proyecto. Después nos cuentas cómo está tu árbol.',
  tooManyChecks: '¡Ya contaste mucho de este árbol! Cambia una de tus respuestas.',
};
