import type { Jar } from '#domain/contract/notebook/glances.ts';
import { toldOf } from '#domain/rules/notebook/jar.ts';
import type { CheckState } from '#domain/rules/notebook/rhythm.ts';
import type { Need, ScoutSort } from '#domain/rules/troop/scout-needs.ts';

/** A leader's troops (PRODUCT.md#what-a-leader-sees). */

export const title = 'Your troop';
export const subtitle = (name: string) => `${name}, leader`;
export const security = 'Security';
export const logOut = 'Log Out';
/** The button with what is not about the scouts. */
export const menu = 'More';
/** Before words.needsConnection, on a scout's page too. */
export const toSeeScouts = 'To see your scouts';
export const notLoaded = 'Your troop could not be loaded';
export const noTroop = {
  title: 'You lead no troop at present',
  text: 'An administrator can add you to one. Please ask whoever invited you.',
};

/**
 * The leader's agreement; its words come from the server in English. `means` is shown where the language has others.
 */
export const undertaking = {
  title: 'Before you begin',
  text: 'Parents decide what you may see of their child. They read your name before they answer, and each time you open notes or photos they see that you did.',
  means: (text: string) => `That is: ${text}`,
  /** The meaning of a version in other words beside the English that is agreed to. */
  translation: (_version: string): string | undefined => undefined,
  agree: 'I agree',
};

/** One troop. */
export const families = 'Families';
/** In a menu, where somebody leads several troops. */
export const familiesOf = (troop: string) => `Families, ${troop}`;
export const inviteFamilies = 'Invite families';
export const meeting = 'Meeting';
export const troopNotLoaded = 'The troop could not be loaded';
export const loadingScouts = 'Loading the scouts...';
export const noScout = {
  title: 'No scout yet: parents say yes first',
  text: 'Parents are asked when they confirm the consent, and on their own page. A scout is here as soon as they say yes.',
};
export const meetingSheet = 'Sheet for a meeting (PDF)';
export const hoursTable = 'Hours (CSV)';
export const whichScouts = 'Which scouts';
/** The choices, each with how many there are. */
export const helpOf = (count: number) => `Needs help (${count})`;
export const nobodyNeedsHelp = 'Nobody needs help today.';
export const sort = 'Sort by';
export const sorts: Readonly<Record<ScoutSort, string>> = {
  need: 'Who needs help',
  name: 'Name',
  step: 'Step',
};
export const allOf = (count: number) => `All (${count})`;
export const waitingOf = (count: number) => `Look due (${count})`;
export const finishedOf = (count: number) => `Finished (${count})`;
export const nobodyFinished = 'Nobody has finished yet.';
export const nobodyWaits = 'No look is due today.';

/** A scout in the list. */
export const noTreeStarted = 'Has not started a tree yet.';
export const saysFixed = 'Says: “I fixed it”';
/** Projects beside the one that is shown. */
export const more = (count: number) => `And ${count} more`;
export const finished = 'Finished';
export const step = (step: number, of: number, title: string) => `Step ${step} of ${of}: ${title}`;
export const noTreeChosen = 'No tree chosen yet';
export const cuttings = (count: number) => `${count} ${count === 1 ? 'cutting' : 'cuttings'}`;
/** `shown` is a number with at most one decimal. */
export const hours = (shown: string) => `${shown} hours`;
export const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;
/** `day` is such as 'Nov 23, 2026'. */
export const check = (state: CheckState, day: string) =>
  state === 'fine' ? `Next check: ${day}` : `Waits for a look since ${day}`;

/** A scout's need in one word; `step` is the scout's place. */
const STUCK = ['the start', 'the tree', 'the harvest', 'the roots', 'the planting'];
export const needs = (need: Need, step: number) =>
  ({
    review: 'Review',
    stuck: `Stuck at ${STUCK[step - 1] ?? 'a step'}`,
    look: 'Look due',
    start: 'Not started',
    nothing: 'On track',
    finished,
  })[need];
export const week = (count: number) => `Week ${count}`;
/** For those who do not see the row of dots. */
export const stepsDone = (count: number, of: number) => `${count} of ${of} steps done`;
export const newestPhoto = 'The newest photo';
/** A scout's jar described for people who do not see it. */
export const jar = (jar: Jar) => {
  if (jar.stage === 'empty') return 'An empty jar';
  if (jar.stage === 'pot') return 'A young tree in a pot';
  if (jar.stage === 'ground') return 'A young tree in the ground';
  const { all } = toldOf(jar);
  const held = all === null ? 'A jar with cuttings' : `A jar with ${cuttings(all)}`;
  const roots = { none: '', bumps: ', small bumps', short: ', short roots', long: ', long roots' }[jar.roots];
  return `${held}${roots}`;
};

/** A scout's progress with one tree. */
export const facts = {
  status: 'Status',
  step: 'Step',
  cuttings: 'Cuttings',
  planted: 'Trees planted',
  hours: 'Hours',
  photos: 'Photos',
  lastCheck: 'Last check',
};
export const stepOf = (step: number, of: number, title: string) => `${step} of ${of}: ${title}`;
export const noCheck = 'None so far';
