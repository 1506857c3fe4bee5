import { PLANTING_STEP } from '#domain/contract/notebook/planting.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import type { ListedScout, ScoutProject } from '#domain/contract/troop/leader.ts';

/** Things to bring to a meeting, in the order of use (PRODUCT.md#meeting). */
export const THINGS = ['device', 'shears', 'jars', 'labels', 'water', 'ruler', 'pots', 'soil'] as const;
export type Thing = (typeof THINGS)[number];

const TO_PICK: readonly Thing[] = ['device'];
const TO_CUT: readonly Thing[] = ['shears', 'jars', 'labels', 'water'];
const TO_LOOK: readonly Thing[] = ['water', 'ruler'];
const TO_PLANT: readonly Thing[] = ['pots', 'soil'];
const HARVEST_STEP = TRACKING_STEP - 1;

/** Returns the things that one tree needs at its step; long roots need soil. */
function thingsFor({ status, currentStep, work }: ScoutProject): readonly Thing[] {
  if (status === 'completed') return [];
  if (currentStep < HARVEST_STEP) return TO_PICK;
  if (currentStep === HARVEST_STEP) return TO_CUT;
  if (currentStep >= PLANTING_STEP) return TO_PLANT;
  return work?.jar.roots === 'long' ? [...TO_LOOK, ...TO_PLANT] : TO_LOOK;
}

/** Returns the things to bring for the scouts' steps, each with the number of scouts. */
export function thingsToBring(
  scouts: readonly Pick<ListedScout, 'projects'>[],
): { thing: Thing; scouts: number }[] {
  const needed = scouts.map(({ projects }) => new Set(projects[0] ? thingsFor(projects[0]) : TO_PICK));
  return THINGS.map((thing) => ({ thing, scouts: needed.filter((it) => it.has(thing)).length })).filter(
    (it) => it.scouts > 0,
  );
}
