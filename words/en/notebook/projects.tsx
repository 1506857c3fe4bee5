import type { NextLabel } from '#domain/rules/notebook/next-action.ts';

/** A child's home: the projects, each on a card with its next step (PRODUCT.md#dashboard). */

export { countedContents as contents } from '#domain/rules/notebook/next-action.ts';
export { status } from './status.ts';

export const title = 'My Projects';
/** The name is empty where none is known. */
export const welcome = (firstName: string) => `Welcome Back, ${firstName || 'Scout'}!`;
export const subtitle = 'Continue documenting your tree cloning activity';
/** `state` has two letters. */
export const troopIn = (number: string, state: string) => `Troop ${number} • ${state}`;
export const yourProjects = 'Your projects';
export const loading = 'Loading your projects...';
export const notLoaded = 'Your projects could not be loaded';

export const open = (name: string) => `Open ${name}`;
/** Since the cuttings are in water; the first one is 1. */
export const week = (number: number) => `Week ${number}`;
/** The next button (domain/rules/notebook/next-action.ts), in English to the letter. */
export const next = (label: NextLabel): string => label;
export const viewReport = 'View Report';
export const progress = 'Progress';
export const stepsDone = (done: number, all: number) => `${done}/${all} steps`;
export const tree = (name: string) => `Tree: ${name}`;
export const location = (place: string) => `Location: ${place}`;
export const created = (day: string) => `Created: ${day}`;
/** The other way into a project that is completed, and into one that is not. */
export const continueCompleted = 'Continue Project';
export const continueProject = 'Continue Documentation';

export const menuOf = (name: string) => `Menu of ${name}`;
export const nameTree = 'Name your tree';
export const sayPlace = 'Say where it grows';
export const reportAndHours = 'Report and hours';
export const remove = 'Delete Project';
export const areYouSure = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`;
/** `what` is in the project: '23 photos, 7 entries'. */
export const goesToo = (what: string) => (
  <>
    All that is in it goes too: <strong>{what}</strong>
  </>
);
/** The list is called as in deleted-projects.ts. */
export const canComeBack = (days: number) =>
  `Change your mind within ${days === 1 ? 'a day' : `${days} days`}? Look under "Recently deleted" below your projects.`;
export const removed = 'Project deleted successfully';
export const notRemoved = 'Failed to delete project';

export const startOne = 'Start a Tree Cloning Project';
export const whatItIs = 'Pick a tree, take some cuttings, and watch them grow roots.';
export const start = 'Start New Cloning Project';
