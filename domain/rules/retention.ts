import * as limits from '../limits.ts';

/**
 * One class of what is kept. `tables` are those of the database that hold it; every table is in one class at least, or in
 * `ABOUT_NOBODY` (server/privacy/privacy.routes.test.ts).
 */
export type Retention = {
  readonly what: string;
  readonly purpose: string;
  /** Why it cannot be done with less. */
  readonly need: string;
  /** How long, in milliseconds; as long as the account is there; or nobody has set an end so far. */
  readonly kept: number | 'account' | 'open';
  /** From when on that counts. */
  readonly from: string;
  /** Who is told before it goes. */
  readonly told: string;
  readonly tables: readonly string[];
  /** The setting by which an operator chooses other days, from the first number to the second. */
  readonly setting?: { readonly name: string; readonly days: readonly [least: number, most: number] };
  /** There is none of it where consents are not confirmed by mail, or where no mail is sent. */
  readonly only?: 'consents-by-mail' | 'mail';
};

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = 'Nobody';
const TROOP_TABLES = ['troops', 'troop_leaders', 'undertakings', 'troop_answers'] as const;
const WITH_ACCOUNT = { kept: 'account', from: 'Sign-up', told: NOBODY } as const;
const BY_MAIL = { told: NOBODY, only: 'mail' } as const;
const LONGEST_WINDOW_MS = Math.max(...Object.values(limits.THROTTLES).map(({ windowMs }) => windowMs));
const REMINDED = limits.CONSENT_REMINDERS_MS.map((ms) => ms / DAY_MS).join(' and ');

/**
 * What is kept and for how long: the one list from which the daily clearing takes its times and `/privacy` its table, so
 * that they cannot differ (§19.2).
 */
export const RETENTION = {
  signUps: {
    what: 'A sign-up that no parent has confirmed, with all that was typed in it',
    purpose: 'To ask the parent or guardian',
    need: 'The question is about this child.',
    kept: limits.SIGN_UP_KEPT_MS,
    from: 'Sign-up',
    told: `The parent, by e-mail on days ${REMINDED} after signing`,
    tables: ['users', 'consent_records', 'consent_events', 'mails', 'links', 'sessions'],
    only: 'consents-by-mail',
  },
  accounts: {
    what: 'The account: names, e-mail address, troop, state, ZIP code, how to reach parents, who may look',
    purpose: 'To log in, to group scouts by troop, and to answer the family',
    need: 'Without it nobody knows whose notebook it is.',
    ...WITH_ACCOUNT,
    tables: ['users', 'first_admin', 'permissions', 'guardians', 'guardian_blocks', ...TROOP_TABLES],
  },
  work: {
    what: 'The notebook: projects, entries, plantings and photos',
    purpose: 'To document the tree and make the report',
    need: 'It is what the site is for.',
    kept: 'account',
    from: 'Saving; the child can delete each part at any time',
    told: NOBODY,
    tables: ['projects', 'steps', 'tracking_entries', 'planting_entries', 'photos'],
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
  emptyDrafts: {
    what: 'An entry that was opened and left empty',
    purpose: 'To go on where the child stopped',
    need: 'A form that is open needs a place.',
    kept: limits.EMPTY_DRAFT_KEPT_MS,
    from: 'Opening it',
    told: NOBODY,
    tables: ['tracking_entries', 'planting_entries'],
  },
  strayFiles: {
    what: 'A picture file without its photo, such as after an upload that broke off',
    purpose: 'None: it is left over',
    need: 'An upload under way must not lose its file.',
    kept: 60 * 60 * 1000,
    from: 'Upload',
    told: NOBODY,
    tables: [],
  },
  parentsProof: {
    what: "Proof of consent: the parent's name, contact data, signature, network address and browser",
    purpose: 'To show later who agreed',
    need: 'The consent has to be shown even after the account is gone.',
    kept: limits.CONSENT_KEPT_AFTER_DELETION_MS,
    from: 'The account is deleted',
    told: NOBODY,
    tables: ['consent_records', 'consent_corrections', 'consent_events', 'consent_forms'],
  },
  proofThatStays: {
    what: 'What is left of that proof: a made-up name for the child, the words agreed to, and the times',
    purpose: 'To show that a consent was there',
    need: 'It names nobody any more.',
    kept: 'open',
    from: 'Signing',
    told: NOBODY,
    tables: ['consent_records', 'consent_corrections', 'consent_events'],
  },
  links: {
    what: 'That a link was mailed to a parent (never the link itself)',
    purpose: 'To send a new one when it is too old',
    need: 'Only so do we know where a new one may go.',
    kept: limits.LINK_KEPT_MS,
    from: 'The link ends',
    tables: ['links'],
    ...BY_MAIL,
  },
  mails: {
    what: 'A letter that waits to be sent, with its words and address',
    purpose: 'To try again when the mail server is away',
    need: 'A letter that is sent is deleted at once.',
    kept: 3 * DAY_MS,
    from: 'The first try',
    tables: ['mails'],
    ...BY_MAIL,
  },
  unsentMails: {
    what: 'That a letter could not be sent: to whom and why, never its words',
    purpose: 'So that administrators can see to it',
    need: 'Nobody else would learn of it.',
    kept: limits.UNSENT_MAIL_KEPT_MS,
    from: 'The last try',
    tables: ['mails'],
    ...BY_MAIL,
  },
  sessions: {
    what: 'That a browser is logged in',
    purpose: 'To stay logged in',
    need: 'Else each page would ask for the password.',
    kept: limits.STUDENT_SESSION_MS,
    from: 'The last visit',
    told: NOBODY,
    tables: ['sessions'],
  },
  browsers: {
    what: 'That a browser was logged in to an account before',
    purpose: 'To let the family in while somebody guesses passwords',
    need: 'Else a stranger could lock a child out.',
    kept: limits.KNOWN_DEVICE_MS,
    from: 'The last log-in there',
    told: NOBODY,
    tables: ['known_devices'],
  },
  parentPages: {
    what: "That a parent's page is open",
    purpose: 'To show the page without a password',
    need: 'Else each look would ask for a new letter.',
    kept: limits.PARENT_SESSION_MAX_MS,
    from: 'The page is opened',
    tables: ['parent_sessions'],
    ...BY_MAIL,
  },
  parentOpenings: {
    what: "When a parent's page was opened, with the network address and the browser",
    purpose: 'So that a parent sees who looked',
    need: 'A stranger with the mailbox would be seen by nobody.',
    kept: limits.PARENT_OPENING_KEPT_MS,
    from: 'The page is opened',
    tables: ['parent_openings'],
    ...BY_MAIL,
  },
  staffInvitations: {
    what: 'That somebody was invited to be an administrator or a leader: the address, and by whom',
    purpose: 'To let them in, and to take the invitation back',
    need: 'Nobody else must be able to become one.',
    kept: limits.STAFF_INVITATION_MS,
    from: 'The invitation',
    told: NOBODY,
    tables: ['invitations'],
  },
  stopped: {
    what: 'An account that a parent has stopped, with the whole notebook',
    purpose: 'To let the parent think it over',
    need: 'What is deleted cannot come back.',
    kept: limits.STOP_KEPT_MS,
    from: 'The parent stops it; 72 hours where the parent has asked to delete it',
    told: 'Every parent of the child, by e-mail, on the day of it',
    tables: ['stops'],
    only: 'mail',
  },
  unconfirmedParents: {
    what: "Another parent's name and address, or a parent's new address, that nobody has confirmed",
    purpose: 'To ask in that mailbox',
    need: 'Only who reads it can say yes.',
    kept: limits.INVITATION_MS,
    from: 'The invitation or the change; a change that was confirmed is kept as long from then on',
    tables: ['guardians', 'address_changes'],
    ...BY_MAIL,
  },
  counts: {
    what: 'Failed log-ins and other counted calls, with the network address',
    purpose: 'To stop those who guess passwords or send too much',
    need: 'They can only be stopped by being counted.',
    kept: LONGEST_WINDOW_MS,
    from: 'The call',
    told: NOBODY,
    tables: ['throttle_events'],
  },
  resets: {
    what: 'Leave to choose a new password',
    purpose: 'To reset a forgotten password',
    need: 'The new password is typed a moment later.',
    kept: limits.RESET_TOKEN_MS,
    from: 'The questions are answered',
    told: NOBODY,
    tables: ['password_resets'],
  },
  writtenOnce: {
    what: 'That a program has sent a change already',
    purpose: 'To count it once when it is sent twice',
    need: 'A bad line makes programs send again.',
    kept: limits.IDEMPOTENCY_KEPT_MS,
    from: 'The change',
    told: NOBODY,
    tables: ['idempotency_keys'],
  },
  writeDevices: {
    what: 'The number of the last change that a device has sent',
    purpose: 'To lose nothing that was written without a connection, and count it once',
    need: 'A tablet may come back from the forest weeks later.',
    kept: limits.WRITE_DEVICE_KEPT_MS,
    from: 'The last change from that device',
    told: NOBODY,
    tables: ['write_devices'],
  },
  auditLog: {
    what: 'What administrators did, such as deleting an account or looking at a photo',
    purpose: 'So that nobody can look or delete unseen',
    need: 'It names the account that was meant.',
    kept: 'open',
    from: 'The deed',
    told: NOBODY,
    tables: ['audit_log'],
  },
} as const satisfies Readonly<Record<string, Retention>>;

/** Tables with nothing about a person in them. */
export const ABOUT_NOBODY = ['species', 'species_revision', 'terms_versions'] as const;
