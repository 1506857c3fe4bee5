/**
 * One class of what is kept. `tables` are those of the database that hold it; every table is in one class at least, or in
 * `ABOUT_NOBODY` (server/keeping/privacy.routes.test.ts).
 */
export type Retention = {
  readonly what: string;
  readonly purpose: string;
  /** Why it cannot be done with less. */
  readonly need: string;
  /** Milliseconds; or as long as the account exists; or no end set yet. */
  readonly kept: number | 'account' | 'open';
  /** From when on that counts. */
  readonly from: string;
  /** The person who gets a notice before the end. */
  readonly told: string;
  readonly tables: readonly string[];
  /** The setting by which an operator chooses other days, from the first number to the second; or none where it may be off. */
  readonly setting?: {
    readonly name: string;
    readonly days: readonly [least: number, most: number];
    readonly canBeOff?: true;
  };
  /**
   * Days before the end on which parents get a notice, the earliest first; those beyond the kept time are dropped.
   */
  readonly noticeDays?: readonly number[];
  /** There is none of it where consents are not confirmed by mail, or where no mail is sent. */
  readonly only?: 'consents-by-mail' | 'mail';
};
