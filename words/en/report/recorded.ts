import type { PlantingType } from '#domain/contract/notebook/planting.ts';
import type { Moment, Work } from '#domain/contract/notebook/projects.ts';
import { spokenList } from '#domain/rules/platform/text.ts';
import { chosenIn, type Happened, happenedIn } from '#domain/rules/report/timeline.ts';
import { place } from '../family/places.ts';
import { counted } from '../notebook/counts.ts';
import { told as chosen } from '../notebook/look-choices.ts';
import { cuttings } from '../notebook/steps.ts';

/** The work of a project, as reports, archives and lists tell it. */

/** For what hours were spent. */
export const spentOn: Readonly<Record<Work, string>> = {
  picking: 'Picking the source tree',
  harvesting: 'Harvesting cuttings',
  tracking: 'Tracking root growth',
  moreTracking: 'More time on root growth',
  planting: 'Planting',
  morePlanting: 'More time on planting',
};
/** A sum of hours, and what it is about where it is not told so exactly elsewhere. */
export const sum = (total: string, about: string | null) =>
  about === null ? total : `${total}, about ${about}`;

const HAPPENED: Readonly<Record<Happened, string>> = {
  harvest: 'cuttings harvested',
  water: 'cuttings placed in water',
  look: 'looked at the cuttings',
  firstRoots: 'noticed the first roots',
  rootGrowth: 'noticed root growth',
  addedWater: 'added water',
  changedWater: 'changed water',
  planting: 'tree planted',
  plantingForNow: 'tree planted for now',
  move: 'tree moved to its final place',
};
/** The title of a moment in the timeline. */
export function momentTitle(moment: Moment): string {
  const told = spokenList(happenedIn(moment).map((it) => HAPPENED[it]));
  return told.charAt(0).toUpperCase() + told.slice(1);
}
/** The lines below: a child's own words unchanged, and counts and choices. */
export function momentLines(moment: Moment): string[] {
  const { notes, cuttingCount } = moment;
  const where = moment.place === null ? '' : place(moment.place);
  const cut = cuttingCount === null ? '' : cuttings(cuttingCount);
  const stood = chosenIn(moment).map((it) => chosen[it]);
  return [...new Set([where, notes ?? '', cut, counted(moment), ...stood])].filter((it) => it !== '');
}

/** Types of a planting: a tree stands in its final place, or not yet. */
export const plantingTypes: Readonly<Record<PlantingType, string>> = {
  permanent: 'permanent',
  temporary: 'temporary',
};
