import type { PlantingType } from '#domain/contract/notebook/planting.ts';
import type { Moment, Work } from '#domain/contract/notebook/projects.ts';
import { chosenIn, type Happened, happenedIn } from '#domain/rules/report/timeline.ts';
import { place } from '../family/places.ts';
import { counted } from '../notebook/counts.ts';
import { told as chosen } from '../notebook/look-choices.ts';
import { cuttings } from '../notebook/steps.ts';
import { LOCALE } from '../platform/language.ts';

export const spentOn: Readonly<Record<Work, string>> = {
  picking: 'Elegir el árbol de origen',
  harvesting: 'Cortar los esquejes',
  tracking: 'Observar las raíces',
  moreTracking: 'Más tiempo con las raíces',
  planting: 'Plantar',
  morePlanting: 'Más tiempo al plantar',
};
export const sum = (total: string, about: string | null) =>
  about === null ? total : `${total}, unas ${about}`;

const HAPPENED: Readonly<Record<Happened, string>> = {
  harvest: 'se cortaron los esquejes',
  water: 'los esquejes se pusieron en agua',
  look: 'se revisaron los esquejes',
  firstRoots: 'se vieron las primeras raíces',
  rootGrowth: 'se vieron crecer las raíces',
  addedWater: 'se puso más agua',
  changedWater: 'se cambió el agua',
  planting: 'se plantó el árbol',
  plantingForNow: 'se plantó el árbol en un lugar temporal',
  move: 'el árbol pasó a su lugar permanente',
};
export function momentTitle(moment: Moment): string {
  const told = new Intl.ListFormat(LOCALE).format(happenedIn(moment).map((it) => HAPPENED[it]));
  return told.charAt(0).toUpperCase() + told.slice(1);
}
export function momentLines(moment: Moment): string[] {
  const { notes, cuttingCount } = moment;
  const where = moment.place === null ? '' : place(moment.place);
  const cut = cuttingCount === null ? '' : cuttings(cuttingCount);
  const stood = chosenIn(moment).map((it) => chosen[it]);
  return [...new Set([where, notes ?? '', cut, counted(moment), ...stood])].filter((it) => it !== '');
}

export const plantingTypes: Readonly<Record<PlantingType, string>> = {
  permanent: 'permanente',
  temporary: 'temporal',
};
