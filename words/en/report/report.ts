import { spokenList } from '#domain/rules/platform/text.ts';

/** The report of a project, finished or not (PRODUCT.md#completion): the page, the card to share and the tag to print. */

export const done = 'You Cloned a Tree!';
export const soFar = 'Your Project So Far';

export const whatNext = 'What next?';
export const continueTracking = 'Continue Tracking This Project';
export const startNew = 'Start New Project';
export const continueProject = 'Continue This Project';
export const backToProjects = 'Back to Projects';
export const unknown = {
  title: 'Project not found',
  text: 'It may have been deleted, or the address is not quite right.',
};
export const notLoaded = 'Your report could not be loaded';
export const tryAgain = 'Try again';
export const loading = 'Loading your report...';

/** Actions on a report: each stands below its picture. */
export const showIt = 'Show it';
export const keepIt = 'Keep it';
/** Folds away everything that the first view does not say. */
export const wholeStory = 'My whole story';
export const storyNotLoaded = 'Your story could not be loaded';

export const compare = {
  title: 'Then and Now',
  hint: 'Move the slider to see your first and your latest photo.',
  slider: 'How much of the first photo you see',
};
/** `photo` says what the photo is of. */
export const firstAlt = (photo: string) => `First photo. ${photo}`;
export const latestAlt = (photo: string) => `Latest photo. ${photo}`;
export const firstOn = (day: string) => `First: ${day}`;
export const latestOn = (day: string) => `Latest: ${day}`;

export const species = 'Species';
export const noTree = 'No tree chosen yet';
export const cuttingsHarvested = 'Cuttings harvested';
export const treesPlanted = 'Trees planted';
export const totalHours = 'Total hours';
export const howHoursAddUp = 'How the hours add up';
export const total = 'Total';

export const keep = {
  title: 'Keep Your Report',
  text: 'Show it to your counselor or your family. The report has a line for an adult to sign. It has your name in it, so give it only to people you know.',
  /** Under how many things are not sent yet. */
  notInFiles: (count: number) => `The files will not have ${count === 1 ? 'it' : 'them'} yet.`,
  pdf: 'Download PDF',
  print: 'Print',
  gettingPhotos: 'Getting photos...',
  everything: 'Download Everything',
  everythingText:
    'Download Everything gives you one ZIP file: all photos, your entries, your hours, and the PDF.',
  hours: 'Your Hours',
  hoursText: 'Each of your hours with its day. A leader can sign it.',
  hoursPdf: 'Hours as PDF',
  hoursTable: 'Hours as Table (CSV)',
};

export const share = {
  title: 'Share Your Story',
  notMade: 'The picture could not be made. Please try another photo.',
  mine: 'Share My Card',
  askTitle: 'Ask your parent first',
  ask: 'Show this card to your parent or guardian. Your name and your place are not in it. Share it only if they say yes.',
  notNow: 'Not Now',
  saidYes: 'My Parent Said Yes',
  share: 'Share',
  picture: 'Download Picture',
  copy: 'Copy Text',
  copied: { title: 'Copied', description: 'Now you can paste it where you like.' },
  notCopied: { title: 'Error', description: 'Failed to copy the text' },
  notShared: { title: 'Error', description: 'Failed to share' },
  pick: 'Pick a photo for your card',
  pickHint: 'Choose one of your tree, with no people in it.',
  noPhoto: 'No photo',
};
/** `text` is what is shared with the card. */
export const cardAlt = (text: string) => `Your card. ${text}`;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** The shared story: `species` is null until a tree is chosen, and `hours` has one decimal. */
export type Story = {
  readonly species: string | null;
  readonly cuttings: number;
  readonly trees: number;
  readonly hours: string;
};
export function story({ species: named, cuttings, trees, hours }: Story): string {
  const tree = named ? `a tree: ${named}!` : 'a tree!';
  const from = many(cuttings, 'cutting', 'cuttings');
  const took = `It took me ${hours} hours`;
  if (trees === 0) return `I am cloning ${tree} I took ${from} and help them grow roots. ${took} so far.`;
  return `I cloned ${tree} From ${from} I planted ${many(trees, 'new tree', 'new trees')}. ${took}.`;
}
/** Words on the picture, whose title has room for a few words, and a line for thirty letters. */
export function pictured({ species: named, cuttings, trees, hours }: Story, siteName: string) {
  const from = many(cuttings, 'cutting', 'cuttings');
  return {
    title: named ?? 'My Tree',
    lines: [
      trees > 0 ? `${many(trees, 'new tree', 'new trees')} from ${from}` : `${from}, growing roots`,
      `${hours} hours of work`,
    ],
    foot: `Tree cloning with ${siteName}`,
  };
}

export const tag = {
  title: 'A Tag for Your Tree',
  text: 'Print it, cut it out, and put it in a clear bag. Then hang it on the stake of your tree.',
  print: 'Print Tag',
  /** In the place of the name of a tree. */
  aTree: 'a tree',
};
/** Stand on the tag, where everybody may read them. */
export const plantedOn = (day: string) => `Planted on ${day}`;
export const clonedBy = (firstName: string) => `Cloned by ${firstName}`;

export const timeline = {
  title: 'How It Grew',
  caption: 'Everything that happened, day by day',
  when: 'When',
  what: 'What happened',
};
/** The lines of the chart. */
export const lanes = { cuttings: 'Cuttings', entries: 'Entries', roots: 'Roots', trees: 'Trees' };
export const day = (number: number) => `Day ${number}`;
/** A description of the chart; `milestones` lists the events, each with its day. */
export function chart(days: number, milestones: readonly string[], looks: number): string {
  return `Chart of ${days} days. ${spokenList(milestones)}. You looked at the cuttings ${looks === 1 ? 'once' : `${looks} times`}.`;
}
export const milestone = (title: string, number: number) => `${title} on day ${number}`;
export const andMore = (count: number) => `and ${count} more`;

export const photos = {
  title: 'Photos',
  none: 'No photos yet',
  noneText: 'Photos that you add in the steps are shown here.',
  label: 'Project photos',
};
/** A photo's subject: its step, or the tree in the years after. */
export { photoTitle } from '#domain/rules/photos/photo.ts';

/** On paper, under the lines that are signed. */
export const signature = "Adult's signature";
export const date = 'Date';
