import { LOCALE } from '../platform/language.ts';

/** The work of a child as a parent or a leader reads it (PRODUCT.md#what-stands-on-the-page). A day is as people read it. */

export const deleted = 'Deleted';
/** For a project that the child has deleted. */
export function canStillComeBack(day: string, daysLeft: number): string {
  const left = daysLeft === 0 ? 'goes today' : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return `Your child deleted this on ${day} and can still bring it back: ${left}. You can delete it for good now.`;
}

export const stepsDone = (done: number, all: number) => `${done} of ${all} steps done`;
/** `count` is a number as it is shown, such as '2.5'. */
export const hoursSpent = (count: string) => `${count} hours`;
export const begun = (day: string) => `begun ${day}`;
export const report = 'Report (PDF)';
export const wholeProject = 'This project (ZIP)';

export const photos = (count: number) => `Photos (${count})`;
export const steps = 'Steps';
export const entries = (count: number) => `Tracking entries (${count})`;
export const plantings = (count: number) => `Plantings (${count})`;
export const checks = (count: number) => `The tree, later (${count})`;
export const hours = 'Hours';
export const timeline = 'How it grew';

/** `photo` is what a photo is of. */
export const opensLarge = (photo: string) => `${photo}, open large`;

export const step = (number: number, title: string, isDone: boolean) =>
  `Step ${number}: ${title}, ${isDone ? 'done' : 'not done yet'}`;
export const nothingTyped = 'Nothing typed here.';
export const yes = 'Yes';
export const no = 'No';

export const noDay = 'No day yet';
/** `day` is of an entry, or `noDay`. */
export const draftOf = (day: string) => `${day}, not finished`;
export const howHoursAddUp = 'How the hours add up';
export const total = 'Total';
/** A moment of the timeline: its first day is day 1. */
export const onDay = (number: number, day: string) => `Day ${number}, ${day}`;

/** Deleting by a parent: the button, and above the question what it is about. */
export const deleteForGood = 'Delete for good';
export const deleting = 'Deleting...';
export const nobodyBringsBack =
  'It is gone for your child too, on every device. Nobody can bring it back. Please tell your child.';

/** The menu of a photo, an entry or a project. */
export const menuOf = (name: string) => `Menu of ${name}`;
export const deletePhotoFile = (file: string) => `Delete ${file}`;
/** Photos of one entry: the first is the large one. */
export const deletePhotoAt = (number: number, all: number) =>
  all === 1 ? 'Delete this photo' : `Delete photo ${number} of ${all}`;
export const deletePhotoOf = (day: string) => `Delete this photo, ${day}?`;

export const deleteProject = 'Delete this project';
export const deleteProjectOf = (name: string) => `Delete “${name}”?`;
export const saveFirst = 'Save it first (ZIP)';

/** The counts of a project's contents. */
export type Counted = {
  readonly steps: number;
  readonly entries: number;
  readonly plantings: number;
  readonly checks: number;
  readonly photos: number;
};
/** 'All of it goes: 5 steps with words, 3 entries, and 12 photos.' */
export function projectGoes(counted: Counted): string {
  const parts = [
    [counted.steps, 'step with words', 'steps with words'],
    [counted.entries, 'entry', 'entries'],
    [counted.plantings, 'planting', 'plantings'],
    [counted.checks, 'look at the tree', 'looks at the tree'],
    [counted.photos, 'photo', 'photos'],
  ] as const;
  const there = parts.flatMap(([count, one, many]) =>
    count > 0 ? `${count} ${count === 1 ? one : many}` : [],
  );
  if (there.length === 0) return 'Nothing is written in it so far.';
  return `All of it goes: ${new Intl.ListFormat(LOCALE).format(there)}.`;
}

/** The button and the question about a tracking entry, a planting, or what was told of the tree later. */
export const deleteEntry = { button: 'Delete this entry', question: questionOf('Delete this entry') };
export const deletePlanting = {
  button: 'Delete this planting',
  question: questionOf('Delete this planting'),
};
export const deleteCheck = { button: 'Delete this answer', question: questionOf('Delete this answer') };

/** `day` is empty where an entry has none. */
function questionOf(button: string) {
  return (day: string) => (day === '' ? `${button}?` : `${button}, ${day}?`);
}

export function entryGoes(photoCount: number): string {
  if (photoCount === 0) return 'All its words go.';
  return `All its words go, and ${photoCount === 1 ? 'its photo' : `its ${photoCount} photos`}.`;
}
export const checkGoes = 'It goes with its photos.';
