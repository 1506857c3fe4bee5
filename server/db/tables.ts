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
  InvitationRow,
  LinkRow,
  MailRow,
  ParentOpeningRow,
  ParentSessionRow,
  PermissionRow,
  StopRow,
  TermsVersionRow,
} from './consent-tables.ts';
import type { TroopTables } from './troop-tables.ts';
import type { IdempotencyKeyRow, WriteDeviceRow } from './write-tables.ts';

/** 0 is no, 1 is yes: the one boolean that both engines share. */
export type Flag = 0 | 1;

export type UserRow = {
  id: string;
  username: string;
  username_key: string;
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
  search_text: string;
  name_key: string;
  troop_order: string;
  created_at: number;
};

export type FirstAdminRow = {
  only_one: number;
  user_id: string;
};

export type SessionRow = {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
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
};

export type AuditLogRow = {
  id: string;
  happened_at: number;
  admin_id: string;
  admin_username: string;
  action: string;
  subject_id: string | null;
  subject_label: string | null;
};

export type SpeciesRow = {
  id: string;
  common_name: string;
  scientific_name: string;
  family: string;
  cloning_difficulty: string;
  typical_habitat: string;
  regions: string;
  native_states: string;
  fun_fact: string;
  cutting_tip: string;
};

export type SpeciesRevisionRow = {
  only_one: number;
  revision: number;
};

export type ProjectRow = {
  id: string;
  owner_id: string;
  name: string;
  status: string;
  current_step: number;
  activity_type: string;
  location: string | null;
  selected_species_id: string | null;
  selected_state: string | null;
  created_at: number;
  completed_at: number | null;
  /** Since when it is deleted, and can be brought back; null while it is not. */
  deleted_at: number | null;
};

export type StepRow = {
  project_id: string;
  step_number: number;
  is_completed: Flag;
  form_data: string;
  field_revisions: string;
  revision: number;
  completed_at: number | null;
};

export type TrackingEntryRow = {
  id: string;
  project_id: string;
  step_number: number;
  notes: string;
  added_water: Flag;
  changed_water: Flag;
  noticed_root_growth: Flag;
  /** Null where nobody counted. */
  cuttings_alive: number | null;
  cuttings_with_roots: number | null;
  time_spent: number | null;
  is_draft: Flag;
  observed_at: string;
  created_at: number;
  /** Whether it was changed after it was opened, be it to what it was before. */
  is_touched: Flag;
  revision: number;
  /** JSON, as of a step. */
  field_revisions: string;
};

export type PlantingEntryRow = {
  id: string;
  project_id: string;
  step_number: number;
  planting_location: string;
  planting_type: string;
  planting_date: string;
  notes: string;
  time_spent: number | null;
  is_completed: Flag;
  is_draft: Flag;
  final_planting_location: string | null;
  final_planting_date: string | null;
  created_at: number;
  /** As of a tracking entry. */
  is_touched: Flag;
  revision: number;
  field_revisions: string;
};

export type PhotoRow = {
  id: string;
  project_id: string;
  step_number: number;
  tracking_entry_id: string | null;
  planting_entry_id: string | null;
  kind: string | null;
  filename: string;
  original_name: string;
  size: number;
  /** Bytes of the display image and the thumbnail together. */
  stored_bytes: number;
  width: number;
  height: number;
  caption: string;
  taken_at: string | null;
  uploaded_at: number;
  revision: number;
  /** JSON: for each field that was changed, at which revision and on which device. */
  field_revisions: string;
};

export type Tables = TroopTables & {
  users: UserRow;
  first_admin: FirstAdminRow;
  sessions: SessionRow;
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
  invitations: InvitationRow;
  guardian_blocks: GuardianBlockRow;
  address_changes: AddressChangeRow;
  audit_log: AuditLogRow;
  mails: MailRow;
  species: SpeciesRow;
  species_revision: SpeciesRevisionRow;
  projects: ProjectRow;
  steps: StepRow;
  tracking_entries: TrackingEntryRow;
  planting_entries: PlantingEntryRow;
  photos: PhotoRow;
  idempotency_keys: IdempotencyKeyRow;
  write_devices: WriteDeviceRow;
};
