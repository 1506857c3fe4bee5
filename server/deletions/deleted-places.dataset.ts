/**
 * Where anything of a child lies, and what becomes of it when something is deleted (PRODUCT.md#one-place-deletes). A
 * table, a kind of file or a place that is not here fails a test; the same test plants a word in each and looks for it
 * after each kind of deletion.
 */
import type { DoomedKind } from './doomed.service.ts';

/** Which deletions take what a place holds of the thing; where some of it stays, why. */
export type Fate = { readonly goesWith: readonly DoomedKind[]; readonly otherwise: string };

const WITH_ACCOUNT = ['account', 'sign-up'] as const;
const WITH_PROJECT = ['project', ...WITH_ACCOUNT] as const;

const ofAccount = (otherwise = 'It belongs to the account.'): Fate => ({ goesWith: WITH_ACCOUNT, otherwise });
const stays = (otherwise: string): Fate => ({ goesWith: [], otherwise });
const evidence: Fate = {
  goesWith: ['sign-up'],
  otherwise:
    'The proof that a consent was given outlives the account, under a made-up name; the parent is taken out of it after three years.',
};

/** Every table of the database. */
export const TABLES: Readonly<Record<string, Fate>> = {
  users: ofAccount(),
  first_admin: stays(
    'That there was a first administrator, by a random number: else a stranger could be the next first one.',
  ),
  first_admin_codes: stays('A code for whoever makes the first administrator, of nobody yet.'),
  sessions: ofAccount(),
  staff_sessions: ofAccount('It goes with its session.'),
  second_factors: ofAccount(),
  recovery_codes: ofAccount(),
  known_devices: ofAccount(),
  password_resets: ofAccount(),
  sign_in_cards: ofAccount(),
  card_passwords: ofAccount(),
  parent_passwords: ofAccount(),
  permissions: ofAccount(),
  guardians: ofAccount(),
  guardian_blocks: ofAccount(),
  reminders: ofAccount(),
  reminded: {
    goesWith: WITH_PROJECT,
    otherwise: 'It tells for which days of the whole project a parent was written to.',
  },
  stops: ofAccount(),
  statistics: stays('Numbers of a whole installation, of nobody by name; counted anew each day.'),
  operation_marks: stays('When a backup was made and how much room photos take: of nobody.'),
  troops: stays('A troop as administrators set it up: its number and name, of no child.'),
  troop_leaders: ofAccount(),
  undertakings: ofAccount('It goes with the account of the leader who agreed.'),
  troop_answers: ofAccount(),
  reviews: {
    goesWith: WITH_PROJECT,
    otherwise: 'It is about the whole project, of which a part was deleted.',
  },
  nudges: ofAccount(),
  leader_kin: ofAccount(),
  families: ofAccount(
    'An invitation that nobody has answered names a family that is not here yet; it goes after 14 days.',
  ),
  holds: ofAccount('Why the account is held; while that lasts nothing of it goes.'),
  write_devices: ofAccount('It holds numbers, keys and fingerprints of writes, never a word.'),
  mails: ofAccount('A letter that waits is about the account; it goes once it is sent.'),
  links: ofAccount('Without its letter a link opens nothing.'),
  invitations: ofAccount('Who was invited by an administrator that is gone is not invited any more.'),
  consent_records: evidence,
  consent_corrections: evidence,
  consent_events: evidence,
  consent_forms: evidence,
  projects: { goesWith: WITH_PROJECT, otherwise: 'It is the whole of which a part was deleted.' },
  steps: { goesWith: WITH_PROJECT, otherwise: 'It is the whole of which a part was deleted.' },
  tracking_entries: { goesWith: ['tracking', ...WITH_PROJECT], otherwise: 'Another part was deleted.' },
  planting_entries: { goesWith: ['planting', ...WITH_PROJECT], otherwise: 'Another part was deleted.' },
  tree_checks: { goesWith: ['tree-check', ...WITH_PROJECT], otherwise: 'Another part was deleted.' },
  photos: {
    goesWith: ['photo', 'tracking', 'planting', 'tree-check', ...WITH_PROJECT],
    otherwise: 'Another part was deleted.',
  },
  keeping_notices: {
    goesWith: WITH_PROJECT,
    otherwise: 'It tells of the end of the account, or of a project that is still there.',
  },
  keeping_letters: stays(
    'That a letter told of the end before it came: random ids and times, for a year, never a word.',
  ),
  parent_sessions: stays("A parent's page, which may show another child; it ends within two hours."),
  parent_openings: stays("When a parent's page was opened, for a year: her own, not the child's."),
  address_changes: stays("A parent's own address, until it is confirmed or too old."),
  former_addresses: ofAccount('A former address goes with the account that it was of.'),
  staff_address_changes: ofAccount(),
  throttle_events: stays('Counted calls under a fingerprint of who called, which nobody can turn back.'),
  audit_log: stays('What administrators did, deletions too: else they could delete unseen.'),
  deletions: stays('The proof of deletion itself: random numbers and counts.'),
  deletions_head: stays('The end of that chain.'),
  housekeeping_runs: stays('When the clearing last ran and how much it took; of nobody.'),
  terms_versions: stays('The words that parents sign, of nobody.'),
  species: stays('About trees.'),
  species_revision: stays('About trees.'),
};

/** Every kind of file in the file store: what its name ends with, and who writes it. */
export const FILE_KINDS: Readonly<
  Record<string, Fate & { readonly ends: readonly string[]; readonly writtenBy: string }>
> = {
  pictures: {
    ends: ['.jpg', '-thumb.webp'],
    writtenBy: 'server/photos/photo-files.service.ts',
    goesWith: ['photo', 'tracking', 'planting', 'tree-check', ...WITH_PROJECT],
    otherwise: 'Another part was deleted.',
  },
  signedForms: {
    ends: ['-form.pdf', '-form.jpeg'],
    writtenBy: 'server/consent/proof/signed-forms.service.ts',
    ...evidence,
  },
};

/** Files in the data folder, by name. */
export const FOLDER: Readonly<Record<string, string>> = {
  'rootling.sqlite': 'The database; what is deleted is written over in it.',
  'rootling.sqlite-wal': 'The log of the database, which is emptied after a deletion and each minute.',
  'rootling.sqlite-shm': 'Where the database finds its way in its log; no words.',
  reserve: 'Room that is given up where the disk is full; bytes by chance.',
  'rootling.lock': 'Says that a program is at work; empty.',
  photos: 'The file store, where it is no bucket.',
  incoming: 'Uploads under way; what a process leaves there goes with the next start.',
  'deletions.jsonl': 'The proof of deletion once more, to outlive the database: random numbers and counts.',
};

/** Data on devices, which the server cannot reach; the device is told when it asks next. */
export const ON_DEVICES: Readonly<Record<string, string>> = {
  'kept responses':
    'Replaced by the next reading; dropped with everything at a 401, which a deleted account gets.',
  'photo shelf': 'A picture that is gone is 404, and leaves the shelf; all of it is dropped at a 401.',
  outbox: 'What waits for something that is gone is 404 and is offered to its child, who keeps or drops it.',
};
