import { sql } from 'kysely';
import type { FamilyState } from '#domain/contract/family/families.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** The state of a family's letters, and the addresses that none could be sent to. */
export type Letters = { readonly state: FamilyState; readonly unreached: readonly string[] };

type Link = { readonly mail_id: string; readonly recipient_key: string };
type Mail = {
  readonly id: string;
  readonly recipient: string;
  readonly given_up_at: number | null;
  readonly problem: string | null;
};

/** By what a link tells the mailbox of an address. */
type BoxOf = (address: string) => string;

/** A letter that may have arrived counts as mailed, since a paper one in its place would end its link. */
const isFailed = (mail: Mail) => mail.given_up_at !== null && mail.problem !== 'maybe-arrived';

type Facts = Readonly<Record<'isOnItsWay' | 'isPrinted' | 'isSent' | 'isFailed', boolean>>;

function stateOf(facts: Facts): FamilyState {
  if (facts.isOnItsWay) return 'waiting';
  if (facts.isPrinted) return 'printed';
  if (facts.isSent) return 'sent';
  return facts.isFailed ? 'failed' : 'no-letter';
}

/** If one of two parents' letters fails, the other's link still lives, so the family is invited. */
function lettersOf(links: readonly Link[], mails: readonly Mail[], boxOf: BoxOf): Letters {
  const failed = mails.filter(isFailed);
  const failedIds = new Set(failed.map(({ id }) => id));
  // A link is made before its letter leaves: nobody has the one in a letter that failed.
  const had = links.filter((it) => !failedIds.has(it.mail_id));
  const isPrinted = had.some((it) => it.recipient_key === '');
  const isOnItsWay = mails.some((it) => it.given_up_at === null);
  const reached = new Set(had.map((it) => it.recipient_key));
  const unreached = failed.map(({ recipient }) => recipient).filter((it) => !reached.has(boxOf(it)));
  const isSent = had.length > 0;
  const state = stateOf({ isOnItsWay, isPrinted, isSent, isFailed: failed.length > 0 });
  return { state, unreached: [...new Set(unreached)].toSorted() };
}

/** By family, of what can still be opened or is still to be sent; who is not in it has had no letter. */
export async function letterStates(
  db: Queries,
  ids: readonly string[],
  { now, boxOf }: { readonly now: number; readonly boxOf: BoxOf },
): Promise<ReadonlyMap<string, Letters>> {
  if (ids.length === 0) return new Map();
  const links = await db
    .selectFrom('links')
    .select(['subject_id', 'mail_id', 'recipient_key'])
    .where('subject_id', 'in', ids)
    .where('purpose', '=', 'family')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'link_subject', 'recipient', 'given_up_at', 'problem'])
    .where('link_subject', 'in', ids)
    .where('link_purpose', '=', 'family')
    .execute();
  const linksOf = Map.groupBy(links, (it) => it.subject_id);
  const mailsOf = Map.groupBy(mails, (it) => it.link_subject);
  return new Map(ids.map((id) => [id, lettersOf(linksOf.get(id) ?? [], mailsOf.get(id) ?? [], boxOf)]));
}

/** Letters, also such as could not be sent, of invitations that are over or gone: the address in them goes with those. */
export function lettersOfEnded(now: number): Expired {
  const isOpen = sql`select 1 from families where families.id = link_subject and families.expires_at > ${now}`;
  return expired('mails', sql`link_purpose = 'family' and not exists (${isOpen})`);
}
