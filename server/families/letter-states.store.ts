import { sql } from 'kysely';
import type { FamilyState } from '#domain/contract/families.ts';
import { type Expired, expired } from '#server/db/expired.ts';
import type { Queries } from '#server/db/open.ts';

/** How the letters of some stand, by family; what is not in it has had none. */
export async function letterStates(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FamilyState>> {
  const states = new Map<string, FamilyState>();
  if (ids.length === 0) return states;
  const links = await db
    .selectFrom('links')
    .select(['subject_id', 'recipient_key'])
    .where('subject_id', 'in', ids)
    .where('purpose', '=', 'family')
    .orderBy('created_at')
    .execute();
  for (const row of links) states.set(row.subject_id, row.recipient_key === '' ? 'printed' : 'sent');
  const mails = await db
    .selectFrom('mails')
    .select(['link_subject', 'given_up_at', 'problem'])
    .where('link_subject', 'in', ids)
    .where('link_purpose', '=', 'family')
    .execute();
  for (const row of mails) {
    if (row.link_subject === null) continue;
    if (row.given_up_at === null) states.set(row.link_subject, 'waiting');
    // What may have arrived counts as mailed: a letter on paper in its place would end its link.
    else if (row.problem !== 'maybe-arrived' && states.get(row.link_subject) !== 'printed')
      states.set(row.link_subject, 'failed');
  }
  return states;
}

/** Letters, also such as could not be sent, of invitations that are over or gone: the address in them goes with those. */
export function lettersOfEnded(now: number): Expired {
  const isOpen = sql`select 1 from families where families.id = link_subject and families.expires_at > ${now}`;
  return expired('mails', sql`link_purpose = 'family' and not exists (${isOpen})`);
}
