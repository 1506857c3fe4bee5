import type { ReminderLine } from '#domain/rules/family/reminders.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A due day of which a guardian was told. */
export type Told = Pick<ReminderLine, 'guardianId' | 'projectId' | 'kind' | 'dueOn'>;

/** Lists all reminders that some guardians ever got. */
export async function listTold(db: Queries, guardianIds: readonly string[]): Promise<Told[]> {
  if (guardianIds.length === 0) return [];
  const rows = await db
    .selectFrom('reminded')
    .select(['guardian_id', 'project_id', 'kind', 'due_on'])
    .where('guardian_id', 'in', guardianIds)
    .orderBy('due_on')
    .execute();
  return rows.map((row) => ({
    guardianId: row.guardian_id,
    projectId: row.project_id,
    kind: row.kind as ReminderLine['kind'],
    dueOn: row.due_on,
  }));
}

export async function insertTold(
  tx: Queries,
  lines: readonly Told[],
  { toldOn, now }: { toldOn: string; now: number },
): Promise<void> {
  const rows = lines.map((line) => ({
    ...{ guardian_id: line.guardianId, project_id: line.projectId, kind: line.kind, due_on: line.dueOn },
    ...{ told_on: toldOn, written_at: now },
  }));
  await tx.insertInto('reminded').values(rows).execute();
}

const guardiansOf = (db: Queries, emailKey: string) =>
  db.selectFrom('guardians').select('id').where('email_key', '=', emailKey);

/** True when an address got a letter on a day. */
export async function wasToldOn(db: Queries, emailKey: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('reminded')
    .select('guardian_id')
    .where('guardian_id', 'in', guardiansOf(db, emailKey))
    .where('told_on', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the contents of the letter to an address at a moment: the guardians' children, and the day. */
export async function listToldAt(
  db: Queries,
  emailKey: string,
  writtenAt: number,
): Promise<{ guardianId: string; toldOn: string }[]> {
  const rows = await db
    .selectFrom('reminded')
    .select(['guardian_id', 'told_on'])
    .where('guardian_id', 'in', guardiansOf(db, emailKey))
    .where('written_at', '=', writtenAt)
    .execute();
  return rows.map((row) => ({ guardianId: row.guardian_id, toldOn: row.told_on }));
}

/** Forgets a letter that was never sent. */
export async function deleteToldAt(tx: Queries, emailKey: string, writtenAt: number): Promise<void> {
  await tx
    .deleteFrom('reminded')
    .where('guardian_id', 'in', guardiansOf(tx, emailKey))
    .where('written_at', '=', writtenAt)
    .execute();
}

/** The due days of which a guardian was told, and when, the earliest first. */
export async function listDaysTold(
  db: Queries,
  guardianId: string,
): Promise<{ dueOn: string; toldOn: string }[]> {
  const rows = await db
    .selectFrom('reminded')
    .select(['due_on', 'told_on'])
    .where('guardian_id', '=', guardianId)
    .orderBy('told_on')
    .orderBy('due_on')
    .execute();
  return rows.map((row) => ({ dueOn: row.due_on, toldOn: row.told_on }));
}
