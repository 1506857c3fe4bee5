/**
 * The rows as they lie in the database, SQLite and Postgres alike: moments are milliseconds, flags are 0 or 1, lists
 * and maps are JSON. Stores turn them into the domain's shapes; nothing else reads them.
 */
import type {
  AddressChangeRow,
  ConsentCorrectionRow,
  ConsentEventRow,
  ConsentFormRow,
  ConsentRecordRow,
  GuardianBlockRow,
  GuardianRow,
  HoldRow,
  InvitationRow,
  LinkRow,
  MailRow,
  ParentOpeningRow,
  ParentSessionRow,
  PermissionRow,
  StopRow,
  TermsVersionRow,
} from './consent-tables.ts';
import type { DeletionRow, DeletionsHeadRow } from './deletion-tables.ts';
import type { Flag } from './flag.ts';
import type {
  HousekeepingRunRow,
  KeepingLetterRow,
  KeepingNoticeRow,
  OperationMarkRow,
} from './keeping-tables.ts';
import type {
  PhotoRow,
  PlantingEntryRow,
  ProjectRow,
  StepRow,
  TrackingEntryRow,
  TreeCheckRow,
} from './project-tables.ts';
import type { ReminderTables } from './reminder-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { SpeciesRevisionRow, SpeciesRow } from './species-tables.ts';
import type {
  AuditLogRow,
  CardPasswordRow,
  FirstAdminCodeRow,
  FirstAdminRow,
  FormerAddressRow,
  ParentPasswordRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SignInCardRow,
  StaffAddressChangeRow,
  StaffSessionRow,
  StatisticsRow,
} from './staff-tables.ts';
import type { TroopTables } from './troop-tables.ts';
import type { WriteDeviceRow } from './write-tables.ts';

export type UserRow = {
  id: string;
  username: string;
  username_key: string;
  /** By which usernames that look alike are one; null of one that looked like another before that was asked for. */
  username_look: string | null;
  email: string;
  email_key: string;
  /** Since when the account has this address. */
  email_since: number;
  password_hash: string;
  first_name: string;
  last_name: string;
  role: string;
  organization: string | null;
  troop_number: string;
  troop_key: string;
  state: string;
  zip_code: string;
  profile_completed: Flag;
  parent_first_name: string | null;
  parent_last_name: string | null;
  parent_email: string | null;
  parent_phone: string | null;
  /** Since when the consent is in force. */
  parent_consent_completed_at: number | null;
  consent_state: string;
  /** Since when it is in that state; null where that is not known. */
  consent_since: number | null;
  /** When a sign-up that nobody confirms is deleted, as its parent was told; null where it is in no such time. */
  consent_ends_at: number | null;
  /** The last visit of the child or of a parent's page, to the day; null until it is known. */
  last_visit_at: number | null;
  held_until: number | null; // while administrators hold the account
  language: string | null; // null where none was chosen
  search_text: string;
  name_key: string;
  troop_order: string;
  created_at: number;
};

export type SessionRow = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
  is_shared: number;
  /** When it ends at the latest, where the password of a card opened it; else null. */
  card_ends_at: number | null;
};

export type KnownDeviceRow = {
  token_hash: string;
  user_id: string;
  created_at: number;
};

export type ThrottleEventRow = {
  bucket: string;
  subject: string;
  happened_at: number;
};

export type PasswordResetRow = {
  token_hash: string;
  user_id: string;
  expires_at: number;
  /** While 1 it opens nothing: the code that was mailed is still to be given. */
  asks_code: Flag;
  code_hash: string | null;
  code_ends_at: number | null;
  code_tries: number;
  /** When a code was last asked for. */
  code_asked_at: number | null;
  /** The guardian whose mailbox it went to. */
  code_for: string | null;
};

export type Tables = TroopTables &
  ReviewTables &
  ReminderTables & {
    users: UserRow;
    first_admin: FirstAdminRow;
    first_admin_codes: FirstAdminCodeRow;
    sessions: SessionRow;
    staff_sessions: StaffSessionRow;
    second_factors: SecondFactorRow;
    recovery_codes: RecoveryCodeRow;
    known_devices: KnownDeviceRow;
    throttle_events: ThrottleEventRow;
    password_resets: PasswordResetRow;
    terms_versions: TermsVersionRow;
    consent_records: ConsentRecordRow;
    consent_corrections: ConsentCorrectionRow;
    consent_events: ConsentEventRow;
    consent_forms: ConsentFormRow;
    permissions: PermissionRow;
    links: LinkRow;
    guardians: GuardianRow;
    parent_sessions: ParentSessionRow;
    parent_openings: ParentOpeningRow;
    stops: StopRow;
    holds: HoldRow;
    invitations: InvitationRow;
    guardian_blocks: GuardianBlockRow;
    address_changes: AddressChangeRow;
    former_addresses: FormerAddressRow;
    staff_address_changes: StaffAddressChangeRow;
    audit_log: AuditLogRow;
    mails: MailRow;
    species: SpeciesRow;
    species_revision: SpeciesRevisionRow;
    projects: ProjectRow;
    steps: StepRow;
    tracking_entries: TrackingEntryRow;
    planting_entries: PlantingEntryRow;
    tree_checks: TreeCheckRow;
    photos: PhotoRow;
    write_devices: WriteDeviceRow;
    deletions: DeletionRow;
    deletions_head: DeletionsHeadRow;
    keeping_notices: KeepingNoticeRow;
    keeping_letters: KeepingLetterRow;
    housekeeping_runs: HousekeepingRunRow;
    operation_marks: OperationMarkRow;
    sign_in_cards: SignInCardRow;
    card_passwords: CardPasswordRow;
    parent_passwords: ParentPasswordRow;
    statistics: StatisticsRow;
  };
