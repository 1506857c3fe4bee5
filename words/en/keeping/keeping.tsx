import type { ReactNode } from 'react';
import type { Due } from '#domain/contract/office/retention-overview.ts';
import type { DeletionKind } from '#domain/rules/deletions/deletions.ts';

/** Ends by the clock, and the proof of past ones (PRODUCT.md#the-keeping-screen); holds are in holds.ts. */

export const title = 'Keeping';
export const subtitle = 'What will be deleted, what is on hold, and what is gone.';
export const whatFor =
  'Families were promised that what has had its time is deleted, and the program does that by itself. Here you see it beforehand, stop it by a hold, and have the proof afterwards.';
export const toSee = 'To see and release';
export const showMore = 'Show more';
export const loadMore = 'Load more';

/** The parts of the screen: their titles, and what is said while one is loaded and where it could not be. */
export const parts = {
  due: {
    title: 'Due in the next 30 days',
    loading: 'Loading what is due...',
    failed: 'What is due could not be loaded.',
  },
  holds: {
    title: 'On hold',
    loading: 'Loading who is on hold...',
    failed: 'Who is on hold could not be loaded.',
  },
  dryRun: {
    title: 'If the clearing ran now',
    loading: 'Loading what the clearing would take...',
    failed: 'What the clearing would take could not be loaded.',
  },
  jobs: {
    title: 'Last clearing',
    loading: 'Loading what the clearing did...',
    failed: 'What the clearing did could not be loaded.',
  },
  proof: {
    title: 'Proof of deletions',
    loading: 'Loading the proof...',
    failed: 'The proof could not be loaded.',
  },
};

/** Names of the classes, for people who look after the families. */
export const classes: Readonly<Record<Due['class'], string>> = {
  signUps: 'Sign-ups that no parent has confirmed',
  pausedConsents: 'Notebooks whose consent has paused',
  stopped: 'Accounts that a parent has stopped',
  toBeDeleted: 'Accounts that a parent wants deleted',
  unvisited: 'Accounts that nobody visits',
  finishedProjects: 'Projects finished long ago',
  deletedProjects: 'Projects that scouts have deleted',
};
export const counted = (what: string, count: string) => `${what} (${count})`;
export const nothingDue = 'Nothing is due in the next 30 days.';
export const letterNotSent = 'A letter that tells of it could not be sent.';
export const keptLonger =
  'What it tells of is kept 30 days longer, once. Please reach the family another way.';
export const showMail = 'Show unsent mail';
export const showMoreOf = (what: string) => `Show more: ${what}`;
export const moreFailed = 'More of it could not be loaded.';
/** Behind a username: the day of its end, or the first one that could be, while it waits. */
export const onDay = (day: string) => `on ${day}`;
export const notBefore = (day: string) => `not before ${day}`;
export const onHold = 'On hold';
/** Whoever stopped it or wanted it deleted is no parent there any more. */
export const waitsForParent = 'Waits for another parent';
export const notSent = 'Letter not sent';
export const told = 'Told';
export const notTold = 'Not told yet';

export const nothingWould = 'Nothing would be deleted.';
export const underSecond = 'under 1 second';
export const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`;
export const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
export const nothingToDo = 'nothing to do';
export const notRun = 'Has not run so far';
export const itFailed = (problem: string) => `It failed (${problem}).`;
export const triedAgain = {
  'quarter-hour':
    'It is tried again in a quarter of an hour, and whenever the program starts. The log of the server says more.',
  hour: 'It is tried again in an hour, and whenever the program starts. The log of the server says more.',
  day: 'It is tried again in a day, and whenever the program starts. The log of the server says more.',
};

export const deletions = 'Deletions';
export const lastFingerprint = 'Last fingerprint';
export const notSeenGone = (count: number, spoken: string) =>
  count === 1
    ? 'The files of 1 deletion were not seen to be gone yet.'
    : `The files of ${spoken} deletions were not seen to be gone yet.`;
export const everyHour = 'That is tried again every hour.';
export const sameEnd = (file: ReactNode) => <>{file} beside the database ends with the same one.</>;
export const fileBehind = 'The file is behind.';
export const lacksLast = (file: ReactNode) => (
  <>{file} lacks the last deletions. They are added within an hour.</>
);
export const fileMissing = 'The file is missing.';
export const isNone = (file: ReactNode) => (
  <>
    There is no {file} beside the database. It is written again within an hour. Without it a backup would
    bring back what was deleted.
  </>
);
export const fileDiffers = 'The file and the database differ.';
export const runVerify = (command: ReactNode) => (
  <>Run {command} on the server: it names the first deletion that is not as it was written.</>
);

/** Kinds of deleted things; the reason follows. */
export const kinds: Readonly<Record<DeletionKind, string>> = {
  photo: 'A photo',
  tracking: 'An entry',
  planting: 'A planting',
  'tree-check': 'A look at the tree',
  project: 'A project',
  account: 'An account',
  'sign-up': 'A sign-up',
  drafts: 'Empty drafts',
};
export { reasonWords } from '#domain/rules/deletions/deletions.ts';
export const numbered = (number: string) => `No. ${number}`;
export const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
export const verified = (time: string) => `Verified ${time}`;
export const filesNotGone = 'Files not seen gone yet';
export const noDeletions = 'Nothing has been deleted for good so far.';
export const deletionsLoading = 'Loading the deletions...';
export const deletionsFailed = 'The deletions could not be loaded.';
