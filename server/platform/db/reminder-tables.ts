/** The rows of what parents are reminded of (PRODUCT.md#reminders). */

export type ReminderRow = { guardian_id: string; asked_at: number; next_look_at: number };

export type RemindedRow = {
  guardian_id: string;
  project_id: string;
  kind: string;
  /** YYYY-MM-DD, as `told_on`. */
  due_on: string;
  /** The day of the letter where the child lives. */
  told_on: string;
  written_at: number;
};

export type ReminderTables = { reminders: ReminderRow; reminded: RemindedRow };
