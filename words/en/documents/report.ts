/** The report of a project as a document (PDF). What it has of the report's page is in ../report.ts. */

export { photoAlt } from '../photos/photo-alt.ts';
export { kinds } from '../photos/photo-viewer.ts';
export { after, told } from '../report/later.ts';
export { momentLines, momentTitle, spentOn, sum } from '../report/recorded.ts';
export {
  compare,
  cuttingsHarvested,
  date,
  day,
  firstOn,
  howHoursAddUp,
  latestOn,
  noTree,
  photoTitle,
  signature,
  species,
  total,
  totalHours,
  treesPlanted,
} from '../report/report.ts';
export { treeNamed } from '../species/tree-names.ts';

export const title = 'Tree Cloning Report';
export const by = (name: string) => `By ${name}`;
export const troop = (number: string) => `Troop ${number}`;
export const started = 'Started';
export const finished = 'Finished';
export const notFinished = 'Not finished yet';
/** Heads of the table of hours. */
export const work = 'Work';
export const hours = 'Hours';
export const timeline = 'Timeline';
export const when = 'When';
export const whatHappened = 'What happened';
/** Names the button “Download Everything”. */
export const timelineShortened =
  'This timeline is shortened. All entries and notes are in the ZIP file that Download Everything makes.';
export const photos = 'Photos';
export const shownOf = (shown: number, all: number) =>
  `This report shows ${shown} of ${all} photos. The others are in the ZIP file that Download Everything makes.`;
/** Above the line that an adult signs; `child` is a first name. */
export const read = (child: string) => `I have read this report with ${child}.`;
/** The last page, once something was told of the planted tree. */
export const later = 'Your tree, later';
export const howItWas = 'How it was';
