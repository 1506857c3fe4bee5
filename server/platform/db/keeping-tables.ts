/** The rows of what goes by the clock, and of what was told of it; see tables.ts. */
export type KeepingNoticeRow = {
  class: string;
  /** The account, or the project, that is meant. */
  subject_id: string;
  days_before: number;
  user_id: string;
  /** Null where the whole account is meant. */
  project_id: string | null;
  written_at: number;
  /** 0 where no mail was configured, and the child alone could read it. */
  by_mail: 0 | 1;
};

/** That a letter of a notice was sent. It refers to nothing, since it outlives the account. */
export type KeepingLetterRow = {
  mail_id: string;
  class: string;
  subject_id: string;
  days_before: number;
  user_id: string;
  written_at: number;
  sent_at: number | null;
  given_up_at: number | null;
};

export type HousekeepingRunRow = {
  job: string;
  started_at: number;
  ended_at: number;
  /** JSON: how much of each kind. */
  cleared: string;
  problem: string | null;
};

/** Facts about running the installation that nothing else records. */
export type OperationMarkRow = {
  kind: string;
  happened_at: number;
  /** JSON. */
  body: string;
};
