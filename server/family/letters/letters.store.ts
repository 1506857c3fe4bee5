import { type SqlBool, sql } from 'kysely';
import { LETTERS_A_PRINT } from '#domain/limits.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { FamilyRow } from '#server/platform/db/troop-tables.ts';
import { type InvitedFamilyFacts, type Lettered, open, present } from './families.store.ts';

/** When the letter was printed whose link leads here still; 0 where there is none. */
const printedAt = sql<number>`coalesce((select max(links.created_at) from links where links.subject_id = families.id
  and links.purpose = 'family' and links.recipient_key = '' and links.used_at is null), 0)`;

/** Those of a troop who have not answered and get a letter: all without an address, or all where no mail is sent. */
const lettered = (db: Queries, { troopId, isByMail }: Lettered, now: number) =>
  open(db, now)
    .select(printedAt.as('printed_at'))
    .where('troop_id', '=', troopId)
    .where('user_id', 'is', null)
    .$if(isByMail, (it) => it.where('email', 'is', null));

/** Letters whose links live, by the moment of their print, the oldest first; and how many families have none. */
export async function countLetters(
  db: Queries,
  of: Lettered,
  now: number,
): Promise<{ unprinted: number; prints: { at: number; letters: number }[] }> {
  const rows = await db
    .selectFrom(lettered(db, of, now).as('them'))
    .select((it) => ['printed_at', it.fn.countAll<number>().as('letters')])
    .groupBy('printed_at')
    .orderBy('printed_at')
    .execute();
  const groups = rows.map((row) => ({ at: Number(row.printed_at), letters: Number(row.letters) }));
  return {
    unprinted: groups.find(({ at }) => at === 0)?.letters ?? 0,
    prints: groups.filter(({ at }) => at > 0),
  };
}

/**
 * Lists the families of a print by name: those without a letter, or with `again` those printed then or before, the
 * oldest first.
 */
export async function listForLetters(
  db: Queries,
  { again, ...of }: Lettered & { readonly again?: number | undefined },
  now: number,
): Promise<InvitedFamilyFacts[]> {
  const isDue = again === undefined ? sql`${printedAt} = 0` : sql`${printedAt} between 1 and ${again}`;
  const found = await lettered(db, of, now)
    .where(sql<SqlBool>`${isDue}`)
    .orderBy('printed_at')
    .orderBy('name_key')
    .orderBy('id')
    .limit(LETTERS_A_PRINT)
    .execute();
  const byName = (a: FamilyRow, b: FamilyRow) =>
    a.name_key < b.name_key ? -1 : Number(a.name_key > b.name_key);
  return found.toSorted(byName).map(present);
}
