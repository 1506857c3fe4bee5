/** An account's data about the parent who signed. */
import type { Queries } from '#server/platform/db/open.ts';

export type Parent = {
  parentFirstName: string;
  parentLastName: string;
  /** Null without one: a paper form needs none. */
  parentEmail: string | null;
  parentPhone: string | null;
};

/** Notes that a parent has signed; gives false, and writes nothing, when one had signed before. */
export async function markConsentGiven(
  db: Queries,
  id: string,
  parent: Parent,
  signedAt: number,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({
      parent_first_name: parent.parentFirstName,
      parent_last_name: parent.parentLastName,
      parent_email: parent.parentEmail,
      parent_phone: parent.parentPhone,
      parent_consent_completed_at: signedAt,
      consent_state: 'confirmed',
      consent_since: signedAt,
    })
    .where('id', '=', id)
    .where('parent_consent_completed_at', 'is', null)
    // A parent's no is not undone on the child's device.
    .where('consent_state', 'not in', ['paused', 'stopped'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function updateParentEmail(db: Queries, id: string, parentEmail: string): Promise<void> {
  await db.updateTable('users').set({ parent_email: parentEmail }).where('id', '=', id).execute();
}

export async function clearParentPhone(db: Queries, id: string): Promise<void> {
  await db.updateTable('users').set({ parent_phone: null }).where('id', '=', id).execute();
}
