/** What becomes of consents as time passes, and as the operator switches their confirmation by mail on or off (§18). */
import { CONSENT_GRACE_MS, GRACE_NOTICES_MS } from '#domain/limits.ts';
import { RETENTION } from '#domain/rules/retention.ts';
import { findAccount, lockAccount, presentUser } from '#server/accounts/accounts.store.ts';
import type { Database, Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteWhenDue, type House } from '#server/deletions/deletions.service.ts';
import { inRounds } from '#server/in-rounds.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import type { Platform } from '#server/platform.ts';
import { type Asking, factsOf, stopAsking } from './asking.service.ts';
import { findLastRecordId, findRecordOf, keepTermsVersion } from './consent.store.ts';
import { insertConsentEvent } from './consent-events.store.ts';
import {
  beginSignUpTime,
  countInState,
  findInState,
  findUnconfirmed,
  isInState,
  moveConsent,
} from './consent-state.store.ts';
import { graceLetter, graceVersion } from './notice.mail.ts';

const UNANSWERED_STATES = ['none', 'signed'] as const;

/** Does one thing for each of those that are found, each in a transaction of its own. Gives for how many. */
function forEach(
  db: Database,
  find: (limit: number) => Promise<string[]>,
  change: (tx: Queries, userId: string) => Promise<boolean>,
): Promise<number> {
  return inRounds(find, (id) => inTransaction(db, (tx) => change(tx, id)));
}

/** An older signature is still to be confirmed: the child goes on for 30 days, and the parent is written to. */
async function beginGrace(tx: Queries, userId: string, asking: Asking): Promise<boolean> {
  const { now, newId, outbox } = asking;
  if (!(await moveConsent(tx, userId, { from: ['confirmed'], to: 'grace', now }))) return false;
  const [row, record] = [await findAccount(tx, userId), await findRecordOf(tx, userId)];
  if (!row || !record) return true;
  await insertConsentEvent(tx, { id: newId(), recordId: record.id, kind: 'grace-began', happenedAt: now });
  const facts = factsOf(presentUser(row), record, asking);
  await keepTermsVersion(tx, graceVersion(facts.site), now);
  for (const afterMs of GRACE_NOTICES_MS.toReversed()) {
    await outbox.put(tx, graceLetter(facts, now + afterMs));
  }
  return true;
}

/** Nobody has confirmed it in time: the child waits for the parent, and nothing of hers is lost. */
async function lapse(
  tx: Queries,
  userId: string,
  { newId, now }: Pick<Asking, 'newId' | 'now'>,
): Promise<boolean> {
  if (!(await moveConsent(tx, userId, { from: ['grace'], to: 'paused', now }))) return false;
  const recordId = await findLastRecordId(tx, userId);
  if (recordId === null) return true;
  await insertConsentEvent(tx, { id: newId(), recordId, kind: 'lapsed', happenedAt: now });
  await stopAsking(tx, recordId);
  return true;
}

/** The answer may have come since the account was found. */
function deleteUnanswered(house: House, id: string, since: number): Promise<boolean> {
  return deleteWhenDue(house, {
    subject: { kind: 'sign-up', id },
    reason: 'signUps',
    decide: async (tx) => {
      await lockAccount(tx, id);
      return isInState(tx, id, { states: UNANSWERED_STATES, since });
    },
  });
}

/**
 * Brings all consents to how they are given now; to be called at each start. Where they are confirmed by mail, older
 * signatures get their grace; where the operator says that a signature is enough, those that wait have given theirs. A
 * setting that is only missing says nothing: who waits goes on waiting.
 */
export async function adoptConfirmation(platform: Platform): Promise<void> {
  const { db, config, clock, newId } = platform;
  const asking = { outbox: outboxOf(platform), newId, now: clock() };
  if (config.consentByMail) {
    await beginSignUpTime(db, asking.now);
    await forEach(
      db,
      (limit) => findUnconfirmed(db, limit),
      (tx, id) => beginGrace(tx, id, asking),
    );
    return;
  }
  if (!config.isConsentOff) return;
  const waiting = { states: ['signed', 'grace'] as const, since: asking.now };
  await forEach(
    db,
    (limit) => findInState(db, { ...waiting, limit }),
    async (tx, id) => {
      const recordId = await findLastRecordId(tx, id);
      if (recordId !== null) await stopAsking(tx, recordId);
      return moveConsent(tx, id, { from: waiting.states, to: 'confirmed', now: asking.now });
    },
  );
}

/** How much of each kind there is or was. */
type Ended = readonly (readonly [what: string, count: number])[];

const UNANSWERED = 'sign-ups that no parent confirmed';
const LAPSED = 'older consents that no parent confirmed, which pause';

function endingAt(now: number) {
  return {
    unanswered: { states: UNANSWERED_STATES, since: now - RETENTION.signUps.kept },
    lapsing: { states: ['grace'] as const, since: now - CONSENT_GRACE_MS },
  };
}

/** Ends what was waited for long enough: sign-ups that nobody confirmed go, older signatures pause. */
export async function endConsents(house: House): Promise<Ended> {
  const { db, clock, newId, config } = house;
  if (!config.consentByMail) return [];
  const now = clock();
  const { unanswered, lapsing } = endingAt(now);
  const pause = (tx: Queries, id: string) => lapse(tx, id, { newId, now });
  return [
    [
      UNANSWERED,
      await inRounds(
        (limit) => findInState(db, { ...unanswered, limit }),
        (id) => deleteUnanswered(house, id, unanswered.since),
      ),
    ],
    [LAPSED, await forEach(db, (limit) => findInState(db, { ...lapsing, limit }), pause)],
  ];
}

/** Counts what `endConsents` would end; it only reads. */
export async function countEndingConsents({
  db,
  clock,
  config,
}: Pick<House, 'db' | 'clock' | 'config'>): Promise<Ended> {
  if (!config.consentByMail) return [];
  const { unanswered, lapsing } = endingAt(clock());
  return [
    [UNANSWERED, await countInState(db, unanswered)],
    [LAPSED, await countInState(db, lapsing)],
  ];
}
