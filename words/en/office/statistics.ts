/** The results of the program (PRODUCT.md#statistics). */
import { heads } from '../notebook/look-choices.ts';

export const title = 'Statistics';
export const subtitle = 'What all scouts have done together.';
export const back = 'Back to Admin Dashboard';
/** Before words.needsConnection. */
export const toSee = 'To see the statistics';
export const notLoaded = 'The statistics could not be loaded';
export const counting = 'Counting...';
/** Where they are counted once a day, and were not so far. */
export const waiting = {
  title: 'These are being counted',
  text: 'There are so many projects that they are counted once a day. Please look again in some minutes.',
};

export const total = 'All together';
/** `time` is a day and a time. */
export const countedAt = (time: string) => `Counted ${time}.`;
export const show = 'Show';
/** Names of measures, consent states and rows, on the screen and in the file. */
export { STATISTICS_WORDS as table } from '#domain/rules/office/statistics-table.ts';
/** Beside what the table has: which place, or tree, roots best. */
export const rootedOfHundred = 'Of 100 cuttings, with roots';

export const exporting = 'Exporting...';
export const exportCsv = 'Download (CSV)';
/** `day` is such as 2026-11-23. */
export const fileName = (day: string) => `statistics-${day}.csv`;
export const notExported = 'Export Failed';
export const exportFailed = 'The statistics could not be exported';

/** Titles of the tables with bars; of what is chosen at a look, that of most looks of a project. */
export const kinds = {
  year: 'By the year it began',
  troop: 'By troop',
  state: 'By state',
  species: 'By species',
  ...heads,
};
/** In the place of bars, where there are none. */
export const nothing = {
  year: 'No project so far.',
  troop: 'No scout of a troop that you have set up has a project so far.',
  state: 'No project so far.',
  species: 'No tree is chosen so far.',
};
/** The same for what is chosen at a look. */
export const nothingSaid = 'No scout has said so far.';
export const consents = { title: 'How consents stand', nothing: 'Nobody has signed up so far.' };
export const showFewer = 'Show fewer';
export const showAll = (count: number) => `Show all ${count}`;

/** Trees that are in no list (PRODUCT.md#names-of-other-trees). */
export const otherTrees = 'Trees that are not in the list';
export const whatFor =
  'Scouts type the names of trees that they do not find. Use them to see which species to add. A name that few typed may say more than a tree, so please keep it to yourself. Each look is written into the audit log.';
export const showNames = 'Show the names';
export const namesNotLoaded = 'The names could not be loaded';
export const allListed = 'Every tree so far is in the list.';
export const names = 'Names of trees';
export const columns = { name: 'Name', projects: 'Projects', states: 'States' };
export const rarer = 'Names that are rarer are left out.';
