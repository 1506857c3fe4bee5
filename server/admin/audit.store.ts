import type { User } from '#domain/contract/accounts.ts';
import type { Queries } from '#server/db/open.ts';

/** What administrators do that leaves a trace (RULINGS 41). */
export type AuditAction = 'reset-password' | 'delete-user' | 'import-species' | 'view-photo';

export type AuditEntry = {
  readonly id: string;
  readonly admin: Pick<User, 'id' | 'username'>;
  readonly action: AuditAction;
  /** On whom or what; its label is readable after it is gone. */
  readonly subject: { readonly id: string; readonly label: string } | null;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
};

/** Adds a row of who did what, when and on whom, in the transaction of the deed. */
export async function insertAudit(db: Queries, it: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: it.id,
      happened_at: it.now,
      admin_id: it.admin.id,
      admin_username: it.admin.username,
      action: it.action,
      subject_id: it.subject?.id ?? null,
      subject_label: it.subject?.label ?? null,
    })
    .execute();
}
