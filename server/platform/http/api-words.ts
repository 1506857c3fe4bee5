import type { CallOf, Noun } from '#domain/contract/all.ts';
import type { Who } from '#domain/contract/platform/endpoint.ts';

/** What each file of the contract is about, for the description at /api/docs. */
export const NOUN_WORDS: Readonly<Record<Noun, string>> = {
  accounts: 'Who is signed in; signing up, logging in and out, the own profile',
  consent: 'The consent of a parent or guardian',
  'consent-proof': 'What administrators keep beside a signature: calls, signed forms, the certificate',
  privacy: 'What is kept of people, and by whom',
  deletions: 'What was deleted, for who has the receipt',
  parent: 'What a parent or guardian sees and does, from her own mailbox',
  'child-work': "What a parent deletes of a child's work",
  'child-consent': 'What a parent agreed to for a child, and what she allows apart from it',
  guardians: 'The parents of a child: another one invited, an address changed, one blocked',
  replacements: "Another address in the place of a parent's that confirmed by mail",
  'password-reset': 'A new password for who has forgotten the old one',
  projects: 'The projects of a student',
  glances: 'What the cards of projects tell',
  report: 'A project on paper, and everything of it in one file',
  steps: 'The five steps of a project',
  species: 'The species that can be cloned',
  photos: 'Photos of steps and entries',
  tracking: 'The weekly entries of step 4',
  planting: 'The plantings of step 5',
  'tree-checks': 'How the planted tree is, in the years after',
  admin: 'What administrators see and do',
  corrections: 'What administrators put right of a student',
  holds: 'Children whose data administrators hold: nothing of it goes',
  oversight: 'What administrators see of keeping and deleting',
  people: 'Who runs this installation, and how somebody comes to do it',
  keeping: 'What goes by the clock, and what is told of it before',
  'second-factor': 'The authenticator app of who runs this installation',
  'staff-address': 'Another e-mail address of who runs this installation, by the links of letters',
  'staff-sessions': 'Where who runs this installation is logged in',
  troops: 'Troops, and who leads them',
  leader: 'What leaders see of the scouts whose parents said yes',
  reviews: 'What leaders said of the work of a student',
  'review-answers': 'The two answers of a student to what a leader said',
  reviewing: 'What leaders say of the work of a scout, in the open',
  reminders: 'Whether a parent is reminded by mail of weekly checks',
  families: 'Families that are invited to a troop, the parent first',
  joining: 'What a parent fills in who is invited',
  'unsent-mails': 'Mails that could not be sent',
  'sign-in-cards': 'Cards by which a child chooses a new password',
  'system-health': 'How the installation is: backups, mail, room, processes',
  statistics: 'What a program has come to, in numbers',
  'student-work': "What administrators read of a student's work",
  health: 'Whether the program is well',
};

/** Who may make a call. */
export const WHO_WORDS: Readonly<Record<Who, string>> = {
  anyone: 'Anyone, signed in or not.',
  session: 'Whoever has a session, be it one that opens nothing yet.',
  account: 'Whoever is signed in.',
  student: 'A student with a complete profile, for whom a parent or guardian has signed.',
  member: 'A student for whom a parent or guardian has signed, leaders and administrators.',
  admin: 'Administrators.',
  leader: 'Leaders of a troop; they see the scouts whose parents said yes.',
  staff: 'Leaders and administrators.',
  'staff-self':
    'Leaders and administrators, also while they have no authenticator app and have to set one up.',
  parent: 'A parent or guardian whose page is open; she sees her own children alone.',
  program: 'A program with the token for statistics (STATISTICS_TOKEN).',
};

/** Refusals beyond those that a call's method, path and `who` bring with them (openapi.ts). */
export type OwnRefusal = 401 | 404 | 416 | 429;

export type Words = {
  readonly says: string;
  readonly refuses?: readonly OwnRefusal[];
  /** The kind of file that it answers. */
  readonly gives?: string;
  /** Sent again it is done again, and does no harm: it reads neither number nor Idempotency-Key (openapi.ts). */
  readonly mayRepeat?: true;
};

/** The words of every call of some nouns. */
export type WordsOf<N extends Noun> = {
  readonly [One in N]: { readonly [Name in CallOf<One>]: string | Words };
};
