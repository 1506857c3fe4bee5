/** The rows of troops, of who leads them, and of what parents answered to whether those may look (PRODUCT.md#troops). */

export type TroopRow = {
  id: string;
  organization: string;
  state: string;
  number: string;
  /** As `users.troop_order`. */
  number_key: string;
  name: string;
  created_at: number;
  closed_at: number | null;
};

export type TroopLeaderRow = {
  troop_id: string;
  user_id: string;
  added_at: number;
};

/** A leader's agreement before the first look at a scout. */
export type LeaderAgreementRow = {
  user_id: string;
  text_hash: string;
  version: string;
  agreed_at: number;
};

export type TroopAnswerRow = {
  id: string;
  user_id: string;
  troop_id: string;
  choice: string;
  given_at: number;
  /** A parent's address, as `guardians.email_key`. */
  given_by: string;
  /** Null while it is in force. */
  ended_at: number | null;
};

/** A family that a leader or an administrator invited to a troop (PRODUCT.md#invitations-of-families). */
export type FamilyRow = {
  id: string;
  troop_id: string;
  first_name: string;
  last_name: string;
  /** As `users.name_key`. */
  name_key: string;
  /** Null where a letter is printed, and once it is answered. */
  email: string | null;
  /** Folded; empty where there is none. */
  email_key: string;
  /** The other parent's address, in the form of `email`. */
  second_email: string | null;
  /** Folded; null where there is none. */
  second_email_key: string | null;
  created_at: number;
  expires_at: number;
  opened_at: number | null;
  /** The account that it became. */
  user_id: string | null;
};

export type TroopTables = {
  families: FamilyRow;
  troops: TroopRow;
  troop_leaders: TroopLeaderRow;
  undertakings: LeaderAgreementRow;
  troop_answers: TroopAnswerRow;
};
