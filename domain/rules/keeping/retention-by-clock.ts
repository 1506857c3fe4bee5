/** Classes that end when their time is over, after a notice. */
import * as limits from '#domain/limits.ts';
import type { Retention } from './retention-class.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = 'Nobody';
const PARENTS = 'The parents, by e-mail';
const ACCOUNT_AND_WORK = [
  'users',
  'projects',
  'steps',
  'tracking_entries',
  'planting_entries',
  'photos',
  'keeping_notices',
] as const;

export const BY_THE_CLOCK = {
  signUps: {
    what: 'A sign-up that no parent has confirmed, with all that was typed in it',
    purpose: 'To ask the parent or guardian',
    need: 'The question is about this child.',
    kept: limits.SIGN_UP_KEPT_MS,
    from: 'Sign-up',
    told: 'The parent, by e-mail on the day of signing',
    tables: ['users', 'consent_records', 'consent_events', 'mails', 'links', 'sessions'],
    only: 'consents-by-mail',
    setting: { name: 'KEEP_SIGN_UP_DAYS', days: [3, 30] },
  },
  pausedConsents: {
    what: 'A notebook that is closed because its parent has said no, or has not answered',
    purpose: 'To let the parent think it over',
    need: 'What is deleted cannot come back.',
    kept: 90 * DAY_MS,
    from: 'The notebook is closed',
    told: PARENTS,
    tables: ACCOUNT_AND_WORK,
    setting: { name: 'KEEP_PAUSED_DAYS', days: [30, 180] },
    noticeDays: [60, 30, 7],
    only: 'consents-by-mail',
  },
  unvisited: {
    what: 'An account that nobody visits, with the whole notebook',
    purpose: 'To go on after a long break, such as a winter',
    need: 'A tree grows slowly.',
    kept: 540 * DAY_MS,
    from: 'The last visit of the child, or of a parent to the page of parents',
    told: PARENTS,
    tables: ACCOUNT_AND_WORK,
    setting: { name: 'KEEP_UNVISITED_DAYS', days: [180, 730] },
    noticeDays: [60, 30, 7],
  },
  finishedProjects: {
    what: 'A project that is finished, with its entries and photos',
    purpose: 'To look at it later, and to show it',
    need: 'The report stands in it.',
    kept: 0,
    from: 'The last change to it',
    told: PARENTS,
    tables: ['projects', 'steps', 'tracking_entries', 'planting_entries', 'photos', 'keeping_notices'],
    setting: { name: 'KEEP_FINISHED_DAYS', days: [365, 1825], canBeOff: true },
    noticeDays: [30, 7],
  },
  stopped: {
    what: 'An account that a parent has stopped, with the whole notebook',
    purpose: 'To let the parent think it over',
    need: 'What is deleted cannot come back.',
    kept: 30 * DAY_MS,
    from: 'The parent stops it',
    told: 'Every parent of the child, by e-mail on the day of it',
    tables: ['stops', 'keeping_notices'],
    setting: { name: 'KEEP_STOPPED_DAYS', days: [0, 30] },
    noticeDays: [7],
    only: 'mail',
  },
  toBeDeleted: {
    what: 'An account that a parent wants deleted, with the whole notebook',
    purpose: 'To let the parent take it back',
    need: 'Whoever opened the page may not have been the parent.',
    kept: limits.DELETION_WAITS_MS,
    from: 'The parent asks for it; a second letter has it done at once',
    told: 'Every parent of the child, by e-mail on the day of it',
    tables: ['stops'],
    only: 'mail',
  },
  deletedProjects: {
    what: 'A project that the child has deleted, with its entries and photos',
    purpose: 'So that the child can bring it back',
    need: 'A press is quick, and what is deleted cannot come back.',
    kept: limits.DELETED_PROJECT_KEPT_MS,
    from: 'The child deletes it; a parent can have it go at once',
    told: NOBODY,
    tables: ['projects', 'steps', 'tracking_entries', 'planting_entries', 'photos'],
    setting: { name: 'KEEP_DELETED_DAYS', days: [0, 30] },
  },
} as const satisfies Readonly<Record<string, Retention>>;

export const OF_NOTICES_AND_COPIES = {
  sentNotices: {
    what: 'That a letter was sent which says that something will be deleted: about which account, and when. Its words are not kept',
    purpose: 'To show that nothing went unannounced',
    need: 'Nothing may be deleted before its letters were sent.',
    kept: 365 * DAY_MS,
    from: 'Sending',
    tables: ['keeping_letters'],
    told: NOBODY,
    only: 'mail',
  },
  reminders: {
    what: "That a parent wants to be reminded, and for which days' checks a reminder was sent; never its words",
    purpose: 'To remind her, and once of each check',
    need: 'Else a letter would come twice, or they would never end.',
    kept: 'account',
    from: 'Asking for it; she can end it at any time',
    told: NOBODY,
    tables: ['reminders', 'reminded'],
    only: 'mail',
  },
  backups: {
    what: 'Backup copies, which hold all that was there on their day',
    purpose: 'To bring the site back after a failure',
    need: 'A broken disk must not take the work of all children with it.',
    kept: 35 * DAY_MS,
    from: 'The day of the copy; the operator of this site deletes the older ones',
    told: NOBODY,
    tables: [],
    setting: { name: 'BACKUP_KEEP_DAYS', days: [1, 365], canBeOff: true },
  },
} as const satisfies Readonly<Record<string, Retention>>;
