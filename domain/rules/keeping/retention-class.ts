/**
 * One class of what is kept. `tables` are those of the database that hold it; every table is in one class at least, or in
 * `ABOUT_NOBODY` (server/keeping/privacy.routes.test.ts).
 */
export type Retention = {
  readonly what: string;
  readonly purpose: string;
  /** Why it cannot be done with less. */
  readonly need: string;
  /** How long, in milliseconds; as long as the account is there; or nobody has set an end so far. */
  readonly kept: number | 'account' | 'open';
  /** From when on that counts. */
  readonly from: string;
  /** Who is told before it goes. */
  readonly told: string;
  readonly tables: readonly string[];
  /** The setting by which an operator chooses other days, from the first number to the second; or none where it may be off. */
  readonly setting?: {
    readonly name: string;
    readonly days: readonly [least: number, most: number];
    readonly canBeOff?: true;
  };
  /** How many days before it goes the parents are told, the earliest first; what is not kept so long falls away. */
  readonly noticeDays?: readonly number[];
  /** There is none of it where consents are not confirmed by mail, or where no mail is sent. */
  readonly only?: 'consents-by-mail' | 'mail';
};
