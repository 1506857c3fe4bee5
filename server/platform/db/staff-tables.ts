/** The rows of who runs an installation, as they lie in the database. */

export type FirstAdminRow = {
  only_one: number;
  user_id: string;
};

export type FirstAdminCodeRow = {
  code_hash: string;
  made_at: number;
};

export type SecondFactorRow = {
  user_id: string;
  /** In base32. */
  secret: string;
  started_at: number;
  /** Null until a first code was right. */
  confirmed_at: number | null;
  /** The time step of the last accepted code. */
  last_step: number;
};

export type RecoveryCodeRow = {
  user_id: string;
  code_hash: string;
};

/** The latest counts of tables too large to count at each look. */
export type StatisticsRow = {
  only_one: number;
  counted_at: number;
  /** JSON. */
  body: string;
};

/** A card by which a child chooses a new password. */
export type SignInCardRow = {
  user_id: string;
  code_hash: string;
  expires_at: number;
  made_by: string;
};

/** A password that was chosen with a card, until another one is set. */
export type CardPasswordRow = {
  user_id: string;
  use_id: string;
  used_at: number;
  ends_at: number;
  made_by: string;
  waits_for_parent: number;
  ended_at: number | null;
};

/** A password that a parent has set, until another one is. */
export type ParentPasswordRow = {
  user_id: string;
  guardian_id: string;
  set_at: number;
  ended_at: number | null;
};

export type StaffSessionRow = {
  id: string;
  token_hash: string;
  browser: string | null;
  client_address: string;
  seen_at: number;
};

export type AuditLogRow = {
  id: string;
  happened_at: number;
  admin_id: string;
  admin_username: string;
  action: string;
  subject_id: string | null;
  subject_label: string | null;
  /** Since when the account is known to be deleted; null while it is there, and once a made-up name stands here. */
  admin_gone_at: number | null;
  subject_gone_at: number | null;
};

/** A mailbox (domain/rules/platform/mailbox.ts) by which somebody of the staff, or a parent of a child, was known before. */
export type FormerAddressRow = { user_id: string; mailbox: string };

export type StaffAddressChangeRow = {
  id: string;
  user_id: string;
  from_email: string;
  to_email: string;
  asked_at: number;
  /** Until when it can be confirmed; once it is, until when it can be undone. */
  ends_at: number;
  confirmed_at: number | null;
};
