/** The rows of consents and of the mail that asks for them; see tables.ts. */
export type TermsVersionRow = {
  hash: string;
  version: string;
  body: string;
  first_used_at: number;
};

export type ConsentRecordRow = {
  id: string;
  user_id: string | null;
  subject_pseudonym: string;
  parent_first_name: string | null;
  parent_last_name: string | null;
  parent_email: string | null;
  parent_phone: string | null;
  signature: string | null;
  terms_hash: string;
  signed_at: number;
  client_address: string | null;
  browser: string | null;
  subject_deleted_at: number | null;
  /** The proof: 'signature' on the child's device alone, or confirmed by 'email', 'phone' or 'form'. */
  method: string;
  language: string;
  /** The record of the same account that this one took the place of. */
  supersedes: string | null;
};

export type ConsentEventRow = {
  id: string;
  record_id: string;
  kind: string;
  happened_at: number;
  text_hash: string | null;
  recipient: string | null;
  client_address: string | null;
  browser: string | null;
  details: string | null;
};

/** The scan of a form that was signed on paper. */
export type ConsentFormRow = {
  event_id: string;
  filename: string;
  type: string;
  bytes: number;
  sha256: string;
};

export type PermissionRow = {
  id: string;
  user_id: string;
  kind: string;
  given_at: number;
  given_by: string;
  /** Null while it is in force. */
  taken_at: number | null;
  taken_by: string | null;
};

export type ConsentCorrectionRow = {
  id: string;
  record_id: string;
  parent_email: string | null;
  corrected_at: number;
  admin_id: string;
  admin_username: string;
};

/** A parent or guardian of one child; one address may stand for several children. */
export type GuardianRow = {
  id: string;
  user_id: string;
  email: string;
  /** By which an address is the same; see folded. */
  email_key: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  language: string;
  state: string;
  confirmed_at: number | null;
  /** The guardian who sent the invitation, if one did. */
  invited_by: string | null;
  invited_at: number | null;
  /** The reason of administrators' block; null also when the address was corrected. */
  blocked_reason: string | null;
};

/** Requests and actions of administrators on a parent's page. */
export type GuardianBlockRow = {
  id: string;
  guardian_id: string;
  kind: string;
  reason: string;
  asked_at: number;
  asked_by: string;
  asked_by_username: string;
  /** Null while it waits for another administrator. */
  settled_at: number | null;
  settled_by_username: string | null;
  is_done: 0 | 1;
  /** A new address for this parent, and the moment it takes effect once agreed. */
  to_email: string | null;
  starts_at: number | null;
};

/** A parent's address that is changed. */
export type AddressChangeRow = {
  id: string;
  from_email: string;
  from_key: string;
  to_email: string;
  to_key: string;
  asked_at: number;
  ends_at: number;
  /** Null until it is confirmed from the new address. */
  confirmed_at: number | null;
  /** JSON: the guardians that have it. */
  moved: string;
};

export type ParentSessionRow = {
  token_hash: string;
  email_key: string;
  created_at: number;
  expires_at: number;
};

/** Each time that a parent's page was opened, and by which browser. */
export type ParentOpeningRow = {
  id: string;
  email_key: string;
  browser_hash: string;
  client_address: string | null;
  browser: string | null;
  opened_at: number;
};

export type InvitationRow = {
  id: string;
  role: string;
  email: string | null;
  invited_by: string;
  created_at: number;
  expires_at: number;
  /** Which troop a leader is invited to. */
  troop_id: string | null;
};

export type StopRow = {
  user_id: string;
  state_before: string;
  asked_at: number;
  stopped_by: string | null;
  stop_ends_at: number | null;
  deletion_by: string | null;
  deletion_ends_at: number | null;
};

export type HoldRow = {
  id: string;
  user_id: string;
  kind: string;
  reason: string;
  held_at: number;
  held_by: string;
  held_by_username: string;
  ends_at: number;
  release_asked_at: number | null;
  /** Null while it is in force. */
  ended_at: number | null;
  /** Null also where its day had come. */
  ended_by_username: string | null;
};

export type LinkRow = {
  token_hash: string;
  purpose: string;
  subject_id: string;
  recipient_key: string;
  /** The mail in which it was sent: another try to send that mail brings another link. */
  mail_id: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

export type MailRow = {
  id: string;
  user_id: string | null;
  kind: string;
  language: string;
  recipient: string;
  subject: string;
  /** `{{link}}` stands where the link will be, `{{code}}` where the code; empty once the mail is given up. */
  body: string;
  link_purpose: string | null;
  link_subject: string | null;
  attempts: number;
  /** Deliveries that reached the mail server whole but got no answer. */
  unheard: number;
  next_try_at: number;
  /** Null before the first try. */
  first_tried_at: number | null;
  created_at: number;
  /** Why the last try failed; null where none has. */
  problem: string | null;
  given_up_at: number | null;
  /** The consent in whose events its sending is noted, as what, and the fingerprint of its words. */
  record_id: string | null;
  sent_event: string | null;
  text_hash: string | null;
};
