import type { ReactNode } from 'react';

/** The page 'How it is' (PRODUCT.md#how-it-is): whether anything needs doing. What its rows say is in system-health-rows. */

export const title = 'How It Is';
export const subtitle = 'Whether anything needs doing, and what.';
export const toSee = 'To see how it is';
export const loading = 'Looking at everything...';
export const failed = 'How it is could not be loaded.';
export const lookedAt = (time: ReactNode) => <>Looked at {time}</>;
export const notReadAgain = (time: ReactNode) => (
  <>It could not be read again. This is how it was at {time}</>
);
export const looking = 'Looking...';
export const refresh = 'Refresh';
export const toBeSeenTo = 'To be seen to';
export const fine = 'Fine';

/** Above the students, each of it a line that leads there. */
export const needsYouToday = 'What needs you today';
export const moreNeeds = (count: number) =>
  count === 1 ? 'One more thing needs you.' : `${count} more things need you.`;
export const beforeTheFirst = (count: number) =>
  count === 1
    ? 'Nobody has signed up yet. One thing is worth a look before that.'
    : `Nobody has signed up yet. ${count} things are worth a look before that.`;

/** The same of backups, at a place of their own. */
export const backups = 'Backups';
export const whetherBrought = 'Whether all of this could be brought back.';
export const whatBackupIs =
  'A backup is a copy of everything here, in another place, from which all of it comes back when the machine breaks. Whoever runs the machine sets it up; here you see whether it is made, and whether somebody has tried to restore one.';
export const backupsFailed = 'How the backups are could not be loaded.';

/** Ways to what a row is about. */
export const showWaiting = 'Show who waits';
export const openKeeping = 'Open Keeping';
export const openPeople = 'Open People';
export const openSecurity = 'Open Security';
export const showMail = 'Show unsent mail';
export const restoredToday = 'We have restored one today';
export const noted = 'Noted';
export const triedOn = (time: string) => `Tried on ${time}`;
export const notNoted = 'Not Noted';
export const noteFailed = 'It could not be noted';

/** Figures of the rows: a name, and what stands below it. */
export const free = 'Free';
export const freeOf = (free: string, total: string) => `${free} of ${total}`;
export const growBy = 'Photos grow by';
export const aDay = (bytes: string, days: number) => `${bytes} a day, seen over ${days} days`;
export const fullIn = 'Full in';
export const aboutDays = (days: string) => `about ${days} days, if they go on so`;
export const waiting = 'Waiting';
export const firstSince = 'The first since';
export const notSent = 'Not sent';
export const askedJustNow = 'Asked just now';
export const storedIn = 'Stored in';
export const dataFolder = 'the data folder';
export const bucket = 'a bucket';
export const photos = 'Photos';
export const countedOn = (count: string, bytes: string, day: string) => `${count}, ${bytes}, on ${day}`;
export const tried = 'Tried';
export const made = 'Made';
export const size = 'Size';
export const scouts = 'Scouts';
export const signedFirst = 'Signed first';
export const kind = 'Kind';
export const tablesOf = 'Tables of';
export const ended = 'Ended';
export const failedJobs = 'Failed';
export const lateJobs = 'Late';
export const administrators = 'Administrators';
export const withoutApp = 'Without an authenticator app';
export const address = 'Address';
export const versionNumber = (version: string) => `Version ${version}`;
export const version = 'Version';
export const runsSince = 'Runs since';
