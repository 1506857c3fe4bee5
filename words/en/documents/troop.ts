import { troopName } from '#domain/rules/troop/troops.ts';

/**
 * A troop on paper for a meeting, and its hours for a spreadsheet (PRODUCT.md#what-a-leader-sees). `number` is the troop's.
 */

export { status as statusOf } from '../notebook/status.ts';
export { treeNamed } from '../species/tree-names.ts';

export const troop = (number: string) => troopName({ number });
/** `day` is such as 'May 1, 2026'. */
export const titleOf = (number: string, day: string) => `${troopName({ number })}, ${day}`;
export const foot = (site: string, number: string) =>
  `${site} · ${troopName({ number })} · For this meeting only`;
export const sheetOf = (day: string) => `Meeting sheet of ${day}`;
export const noScout = 'No scout yet: parents say yes first.';

/** Above the box to tick: who is at the meeting. */
export const here = 'Here';
export const scout = 'Scout';
export const step = 'Step';
export const tree = 'Tree';
export const nextCheck = 'Next check';
export const notStarted = 'Not started';
export const finished = 'Finished';
export const stepOf = (step: number, of: number) => `Step ${step} of ${of}`;

/** Columns that the hours have beside some of these. */
export const status = 'Status';
export const cuttings = 'Cuttings';
export const planted = 'Trees planted';
export const hours = 'Hours';
