import type { Queries } from '#server/platform/db/open.ts';

/** Notes that a child was here. */
export async function noteVisit(db: Queries, userId: string, now: number): Promise<void> {
  await db.updateTable('users').set({ last_visit_at: now }).where('id', '=', userId).execute();
}

/** Notes that a parent opened the page, which counts as a visit to each child's notebook. */
export async function noteVisitOfParent(db: Queries, emailKey: string, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_visit_at: now })
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('guardians')
        .select('user_id')
        .where('email_key', '=', emailKey)
        .where('state', '=', 'active'),
    )
    .execute();
}
