/** The rows of what leaders say of a scout's work (PRODUCT.md#reviews). */

export type ReviewRow = {
  id: string;
  user_id: string;
  project_id: string;
  troop_id: string;
  /** Null once the leader's account is gone. */
  leader_id: string | null;
  /** As it was. */
  leader_name: string;
  verdict: string;
  /** Ids of set phrases, as JSON. */
  phrases: string;
  note: string;
  written_at: number;
  taken_back_at: number | null;
  fixed_at: number | null;
  reported_at: number | null;
  /** When an administrator last looked at a reported one: it can be read, unless it was taken back by then. */
  checked_at: number | null;
};

export type NudgeRow = { user_id: string; leader_name: string; nudged_at: number };

export type LeaderKinRow = { leader_id: string; user_id: string; is_parent: number; said_at: number };

export type ReviewTables = { reviews: ReviewRow; nudges: NudgeRow; leader_kin: LeaderKinRow };
