/** Every number of the product, named once, with its reason beside it, under the module that it belongs to. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// platform
export const SITE_NAME = 'Rootling';
export const PROGRESS_MAX = 100;
export const EMAIL_MAX = 254; // the longest address mail can carry (RFC 5321)
/** Clocks of an administrator's device and of the server may be so far apart. */
export const CLOCKS_APART_MS = 5 * 60 * 1000;
export const COUNT_MAX = 100_000;
export const UPLOAD_LEAST_BYTES_PER_SECOND = 1000; // half of what the worst telephone lines carry; what is slower is given up
export const FILE_NAME_MAX = 200;
export const UNAUTHORIZED_REDIRECT_MS = 500;
export const PROFILE_REDIRECT_MS = 100;
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOOLTIP_DELAY_MS = 700;
export const PAGE_MAX = 1000; // rows of one page
export const EXPORT_MS = 15 * 60_000; // pages that are read within it belong to one export
export const LISTS_READ_MS = MINUTE_MS; // lists that are read within it are one row of the log
// Pages number their writes; a program that sends a key tries again within the day (PRODUCT.md#write-once).
export const IDEMPOTENCY_KEPT_MS = DAY_MS;
export const IDEMPOTENCY_KEY_MAX = 100;
export const WRITE_DEVICE_KEPT_MS = 180 * DAY_MS; // as long as a session can last: afterwards there is a login between
export const WRITES_OPEN_MAX = 256; // of one device, applied and not yet settled: one stuck write must not hold up all
export const COUNTED_MOST = 1000; // whoever has more to look at than that needs no exact number, and no page waits for one

// office
export const TROOP_NUMBER_MAX = 20;
/** As many names that are in no list as an administrator looks through; the most frequent come first. */
export const OTHER_TREES_SHOWN = 500;
export const STUDENTS_A_PAGE = 50; // of the list on a screen; whoever takes more at once takes it away
export const STUDENT_SEARCH_MAX = 100;
// PRODUCT.md#administrators: a weekend away, and no longer, since it opens every child's account
export const STAFF_INVITATION_MS = 72 * HOUR_MS;
export const CALL_AFTER_SILENCE_MS = 3 * DAY_MS; // the first reminder goes then; a child away from the parent's mailbox waits no longer
export const DUE_SHOWN_MS = 30 * DAY_MS; // what administrators see coming: time to ask a family by phone
export const DUE_A_PAGE = 10; // of a class; the next ones are a press away
export const HOLDS_SHOWN = 50; // the others are found in the list of students
export const STATISTICS_AT_ONCE = 2000; // projects that are counted within a second; more are counted once a day
export const SMALL_GROUP = 5; // a row of fewer scouts tells of single children to who cannot see them anyway
export const TROOP_NAME_MAX = 100;
export const TROOP_LEADERS_MAX = 12; // a parent reads all their names before she answers

// keeping
export const NAMES_IN_LOG_MS = 90 * DAY_MS; // an account that is gone may still be asked about
export const SECOND_YES_MS = 7 * DAY_MS; // who was removed, and is told, has time to speak up before the other one acts alone
export const HOLD_REASON_MAX = 500;
export const HOLD_MAX_MS = 366 * DAY_MS; // a year from any day on; whoever needs more has to say so again
export const CONSENT_KEPT_AFTER_DELETION_MS = 3 * 365 * DAY_MS;

// family
// PRODUCT.md#invitations-of-families: as long as a sign-up waits for its parent
export const FAMILY_INVITATION_MS = 14 * DAY_MS;
export const ROSTER_ROWS_MAX = 1000; // more than a council's largest pack; a dry run of it takes a moment
export const ROSTER_COLUMNS_MAX = 200; // the widest export of a scouting program has a hundred
export const ROSTER_MAX_BYTES = 600_000; // a thousand long lines in UTF-16
export const WORKBOOK_MAX_BYTES = 2_000_000; // ten times a workbook of a thousand families, for those with pictures
export const FAMILIES_UNANSWERED_MAX = 1000; // of a troop: as many as a roster has, and no leader can fill the table
export const LETTERS_A_PRINT = 200; // made in one transaction and one file, which takes 8 seconds
export const FAMILIES_A_PAGE = 50;
export const PARENT_LINK_MS = 15 * MINUTE_MS; // it opens a page on a child: what lies in a mailbox is soon worth nothing
export const PARENT_CLOSING_LINK_MS = 7 * DAY_MS; // a warning may be read days later
export const PARENT_SESSION_MS = 30 * MINUTE_MS; // slides: a phone that was put away shows nothing
export const PARENT_SESSION_MAX_MS = 2 * HOUR_MS;
export const PARENT_SESSION_RENEW_AFTER_MS = MINUTE_MS;
export const DELETION_WAITS_MS = 72 * HOUR_MS; // whoever opened the page may not have been the parent
export const INVITATION_MS = 7 * DAY_MS; // as long as a consent is asked for by one letter
export const ADDRESS_CHANGE_MS = 7 * DAY_MS; // who reads the old address may have been away
// PRODUCT.md#delete-everything: who invited a stranger by mistake may have been away
export const NEW_PARENT_MS = ADDRESS_CHANGE_MS;
export const GUARDIANS_MAX = 6; // parents, step-parents and a grandparent; no list of strangers
export const BLOCK_REASON_MAX = 500;
export const REMINDED_UNTIL_HOUR = 21; // PRODUCT.md#when-a-reminder-goes: whatever kept a reminder back, none goes at night
export const REMINDERS_WITHOUT_LOOK = 3; // after that many nobody is helped by another one
export const REMINDER_LINK_MS = 180 * DAY_MS; // a season of cuttings: the letter that somebody is tired of may be an old one
export const PARENT_OPENING_KEPT_MS = 365 * DAY_MS;

// sign-in
export const PASSWORD_MIN = 6;
export const ADMIN_PASSWORD_MIN = 12; // it opens every child's account
export const PASSWORD_MAX = 200; // argon2 would hash a novel; nobody types one
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 60;
export const ZIP_MIN = 5;
export const ZIP_MAX = 10; // ZIP+4 with its hyphen
export const STATE_CODE_LENGTH = 2;
export const PERSON_NAME_MAX = 80;
export const PHONE_MAX = 30;
export const ORGANIZATION_NAME_MAX = 40; // a closed select of 360 px shows some 25 of them, its list all
export const ORGANIZATIONS_MAX = 12; // a card each on the page of administrators
export const STUDENT_SESSION_MS = 30 * DAY_MS;
export const ADMIN_SESSION_MS = 12 * HOUR_MS;
export const STAFF_SEEN_MS = MINUTE_MS; // when a session was last seen, to the minute: no write for each read
export const RECOVERY_CODES = 10; // for years of lost telephones
export const FIRST_ADMIN_CODE_KEPT_MS = DAY_MS; // beyond the next start: processes that begin together have one each
export const STUDENT_SESSION_MAX_MS = 180 * DAY_MS; // whatever happens: a tablet that was given away forgets its child
export const SHARED_SESSION_MS = 15 * MINUTE_MS; // a shared tablet logs out after so long without a touch
export const SHARED_SESSION_MAX_MS = 12 * HOUR_MS;
export const SHARED_SESSION_RENEW_AFTER_MS = MINUTE_MS;
export const SHARED_DEVICE_MS = 365 * DAY_MS; // so long the login form takes a device for shared that was said to be
export const SESSION_RENEW_AFTER_MS = DAY_MS; // sliding, yet not a write for every read
// a browser that logged in within a year is known (PRODUCT.md#passwords-and-tries)
export const KNOWN_DEVICE_MS = 365 * DAY_MS;
export const RESET_TOKEN_MS = 15 * MINUTE_MS;
export const RESET_CODE_DIGITS = 8;
export const RESET_CODE_MS = 10 * MINUTE_MS;
export const RESET_CODE_TRIES = 5; // of 100,000,000 codes
export const RESET_CODE_PAUSE_MS = 2 * MINUTE_MS; // so long a letter takes
export const VISIT_NOTED_AFTER_MS = DAY_MS; // the day is enough, and no write for every read
export const SIGN_IN_CARD_MS = 15 * MINUTE_MS; // as long as a meeting needs; then a found card opens nothing
export const CARD_SESSION_MS = 4 * HOUR_MS; // from the use of a card on: longer than a meeting, and over by the evening

// consent
// Consent (PRODUCT.md#the-consent-page, PRODUCT.md#limits, PRODUCT.md#the-record-of-a-consent)
export const SIGNATURE_WIDTH_PX = 400;
export const SIGNATURE_HEIGHT_PX = 150;
export const SIGNATURE_LINE_PX = 2;
export const SIGNATURE_MAX_BYTES = 200 * 1024;
/** An administrator's note of a call: the person spoken to, and a sentence or two on what was said. */
export const PHONE_NOTE_MAX = 500;
export const TERMS_FILE_MAX_BYTES = 200_000; // ten times ours; each parent gets them by mail
// a sign-up that no parent confirms leaves nothing behind (PRODUCT.md#the-answer-to-a-consent)
export const SIGN_UP_KEPT_MS = 14 * DAY_MS;
export const CONSENT_GRACE_MS = 30 * DAY_MS; // older signatures, once consents are confirmed by mail
export const CONSENT_LINK_MS = 7 * DAY_MS;
export const CONSENT_REMINDERS_MS = [3 * DAY_MS, 10 * DAY_MS] as const;
export const GRACE_NOTICES_MS = [0, 7 * DAY_MS, 21 * DAY_MS] as const;
export const CONSENT_RESEND_PAUSE_MS = 10 * MINUTE_MS;

// troop
export const STUCK_DAYS = 14; // nothing was done for two meetings: somebody should ask
export const LOOK_MS = MINUTE_MS; // a leader's page has many photos: one row tells of all that are opened at once
export const REVIEW_NOTE_MAX = 300; // a word about the work, no letter
export const NUDGE_EVERY_MS = 7 * DAY_MS; // the rhythm of the checks: more often is nagging
export const REVIEWS_SHOWN = 50;

// notebook
export const TOTAL_STEPS = 5;
export const DASHBOARD_SKELETON_CARDS = 3;
export const PROJECT_NAME_MAX = 120;
export const LOCATION_MAX = 200;
export const NOTES_MAX = 20_000; // about ten printed pages: more than a child writes, less than an attack
export const HOURS_MAX = 1000; // PRODUCT.md#hours-and-dates
export const CUTTING_COUNT_MAX = 1000;
export const LOOKED_AT_MAX = 99; // cuttings counted in one look: two digits fit between two thumbs
export const TREE_INCHES_MAX = 999; // 83 feet: no tree of a child gets there in the years that are asked for
export const LONGEST_ROOT_MAX_INCHES = 24; // two rulers: cuttings are planted at a tenth of it
export const STEP_AUTOSAVE_MS = 1000;
export const TRACKING_AUTOSAVE_MS = 1000;
export const PLANTING_AUTOSAVE_MS = 3000;
/** One letter does not name a tree; a sign that is a word by itself needs no second one. */
export const OTHER_TREE_NAME_MIN = 2;
export const OTHER_TREE_NAME_MAX = 60;
export const CUTTINGS_RECOMMENDED_MIN = 6;
export const CUTTINGS_RECOMMENDED_MAX = 12;
export const CUTTING_LENGTH_INCHES = [6, 8] as const;
export const LEAVES_KEPT = [2, 3] as const;
export const CUTTINGS_PER_JAR = [2, 3] as const;
export const ROOTS_READY_INCHES = [2, 3] as const;
export const ROOTING_WEEKS = [4, 16] as const;
export const PLANTING_CAROUSEL_IMAGES = 4;
// A form that was opened and left: a device that sleeps, or is without a line, may still send photos into it.
export const EMPTY_DRAFT_KEPT_MS = 90 * DAY_MS;
// One opens again as it is, and another day's date would come back with it.
export const EMPTY_PLANTING_KEPT_MS = DAY_MS;
export const DELETED_PROJECT_KEPT_MS = 30 * DAY_MS; // at most: KEEP_DELETED_DAYS sets fewer, and a full quota ends the oldest earlier
/** Answers on the tree of one project: one a season for ten years. A script would else make reports that hold up everybody's. */
export const TREE_CHECKS_MAX = 40;

// photos
export const CAPTION_MAX = 300; // under a photo: a sentence or two, which still fit under it in the report
// Photos (PRODUCT.md#room-for-photos, PRODUCT.md#limits, PRODUCT.md#stored-pictures)
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_MEGABYTES = 10;
export const PHOTOS_PER_REQUEST = 10;
export const PHOTOS_PER_PLACE = 60; // a step or an entry
export const PHOTO_BEFORE_PROJECT_DAYS = 366; // source trees are photographed before, and work is written down after; a clock set back is off by more
export const TIME_LAPSE_PHOTOS_MIN = 3; // fewer tell nothing that the two of 'then and now' do not
export const PHOTO_ROOM_SAID_FROM = 0.9; // of an account's room: a child can still finish, and has time to tidy up
export const USUAL_PHOTO_BYTES = 600_000; // what a telephone's photo takes as it is stored, to say room in photos
export const DISPLAY_LONG_EDGE_PX = 2048; // fills a tablet; a telephone's photo is then a tenth of its bytes
export const THUMBNAIL_LONG_EDGE_PX = 480;

// species
export const SPECIES_FILE_MAX_BYTES = 2_000_000; // a thousand kinds, in UTF-16 too
export const SPECIES_FILE_ROWS_MAX = 1000; // five times ours; all are searched at each letter typed
export const SPECIES_COUNT = 183;
export const SPECIES_SEARCH_MIN = 2;
export const SPECIES_SEARCH_MAX = 100;
export const SPECIES_CARD_REGIONS = 3;
/** As many as a child compares at a glance; two rows of a phone. */
export const SPECIES_FOR_YOU = 4;
/** Spellings offered where a search finds nothing: more are no help to a child. */
export const SPECIES_NEAR_NAMES = 3;
/** Results of the tree detective: few enough to look at one by one outside. */
export const SPECIES_DETECTED = 6;

// mail
export const UNSENT_MAIL_KEPT_MS = 30 * DAY_MS; // given up: time for administrators to see to it
export const LINK_KEPT_MS = 60 * DAY_MS; // a dead link still knows where a new one may go

/** PRODUCT.md#passwords-and-tries and PRODUCT.md#password-reset, and decision 0081: how many of what, in how long a time. */
export const THROTTLES = {
  loginByAccountAndAddress: { events: 10, windowMs: 15 * MINUTE_MS },
  loginAccountsByAddress: { events: 30, windowMs: 15 * MINUTE_MS },
  loginByAccount: { events: 60, windowMs: HOUR_MS },
  registrationByAddress: { events: 100, windowMs: HOUR_MS },
  resetStartByAddress: { events: 60, windowMs: HOUR_MS },
  resetVerifyByAddress: { events: 30, windowMs: HOUR_MS },
  resetCompleteByAddress: { events: 60, windowMs: HOUR_MS }, // or it would tell names that the other two no longer do
  resetAnswersByAccount: { events: 5, windowMs: HOUR_MS },
  resetsByAccount: { events: 5, windowMs: DAY_MS },
  resetCodeByAddress: { events: 60, windowMs: HOUR_MS },
  resetCodesByAccount: { events: 4, windowMs: DAY_MS }, // each is a letter, beyond lettersByRecipient
  consentMailsByAccount: { events: 3, windowMs: DAY_MS },
  consentAddressesByAccount: { events: 3, windowMs: DAY_MS },
  codesByAccount: { events: 10, windowMs: HOUR_MS }, // three of 1,000,000 codes are right at a time
  codesByAccountADay: { events: 30, windowMs: DAY_MS }, // or a stolen password would have one in a year
  firstAdminCodeByAddress: { events: 20, windowMs: HOUR_MS },
  cardsByAccount: { events: 5, windowMs: DAY_MS }, // each writes to the parents, beyond lettersByRecipient
  invitationsByAdmin: { events: 20, windowMs: DAY_MS },
  joinTriesByAddress: { events: 400, windowMs: HOUR_MS }, // a troop's evening: thirty parents behind one network address
  familiesByStaff: { events: 100, windowMs: DAY_MS }, // rosters, letters and reminders; each address gets six of them a day at most
  rosterChecksByStaff: { events: 300, windowMs: HOUR_MS }, // each row that is mended asks again; a roster takes a moment of the server
  statisticsTokensByAddress: { events: 20, windowMs: HOUR_MS }, // wrong ones; no token is guessed
  linksByAddress: { events: 60, windowMs: HOUR_MS }, // no token is guessed; a mail scanner may press often
  parentLinksByRecipient: { events: 5, windowMs: HOUR_MS },
  parentLinksBeyondTheDay: { events: 1, windowMs: HOUR_MS }, // or six that a stranger asks for would shut a parent out until tomorrow
  parentLinksByClient: { events: 20, windowMs: HOUR_MS },
  invitationsByChild: { events: 5, windowMs: DAY_MS }, // fewer than lettersByRecipient: whether a letter went tells nothing
  addressChangesByParent: { events: 3, windowMs: DAY_MS },
  addressChangesByStaff: { events: 3, windowMs: DAY_MS },
  renamesByStaff: { events: 10, windowMs: DAY_MS }, // each writes to every other administrator
  turnsByParent: { events: 10, windowMs: DAY_MS }, // a day's changes of mind: each writes to every parent
  receiptsByAddress: { events: 60, windowMs: HOUR_MS }, // no receipt is guessed
  lettersByRecipient: { events: 6, windowMs: DAY_MS }, // of each share (rules/letter-classes.ts): a family's copies; no more for a stranger's joke
} as const;
export type Throttle = { readonly events: number; readonly windowMs: number };
