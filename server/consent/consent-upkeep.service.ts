/**
 * Changes of consents over time, and when the operator turns confirmation by mail on or off
 * (PRODUCT.md#the-answer-to-a-consent).
 */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import { CONSENT_GRACE_MS, CONSENT_REMINDERS_MS, GRACE_NOTICES_MS } from '#domain/limits.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { findAccount, keepTermsVersion, lockAccount, presentUser } from '#server/accounts/exports.ts';
import { deleteWhenDue, type JobDependencies } from '#server/deletions/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processInBatches } from '#server/platform/process-in-batches.ts';
import { type Asking, factsOf, stopAsking } from './asking.service.ts';
import { findLastRecordId, findRecordOf, type RecordInForce } from './consent.store.ts';
import { insertConsentEvent } from './consent-events.store.ts';
import {
  beginSignUpTime,
  countInState,
  findInState,
  findUnconfirmed,
  moveConsent,
} from './consent-state.store.ts';
import { doomedAccount } from './doomed-account.service.ts';
import { graceLetter, graceVersion, reminderLetter } from './notice.mail.ts';
import {
  countEndedSignUps,
  findEndedSignUps,
  isEndedSignUp,
  listSignUps,
  moveEndOfSignUp,
  takeReminders,
  timeOfSignUp,
} from './sign-ups.store.ts';

/** Does one thing for each of those that are found, each in a transaction of its own. Gives for how many. */
function forEach(
  db: Database,
  find: (limit: number) => Promise<string[]>,
  change: (tx: Queries, userId: string) => Promise<boolean>,
): Promise<number> {
  return processInBatches(find, (id) => inTransaction(db, (tx) => change(tx, id)));
}

/** An older signature is still to be confirmed: the child goes on for 30 days, and the parent is written to. */
async function beginGrace(tx: Queries, userId: string, asking: Asking): Promise<boolean> {
  const { now, newId, outbox } = asking;
  if (!(await moveConsent(tx, userId, { from: ['confirmed'], to: 'grace', now }))) return false;
  const [row, record] = [await findAccount(tx, userId), await findRecordOf(tx, userId)];
  if (!row || !record) return true;
  await insertConsentEvent(tx, { id: newId(), recordId: record.id, kind: 'grace-began', happenedAt: now });
  const facts = factsOf(presentUser(row), record, asking);
  await keepTermsVersion(tx, graceVersion(facts), now);
  for (const afterMs of GRACE_NOTICES_MS.toReversed()) {
    await outbox.put(tx, graceLetter(facts, now + afterMs));
  }
  return true;
}

/** Nobody confirmed in time: the child waits for the parent, and no work is lost. */
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
function deleteUnanswered(dependencies: JobDependencies, id: string, now: number): Promise<boolean> {
  return deleteWhenDue(dependencies, {
    subject: doomedAccount(id, 'sign-up'),
    reason: 'signUps',
    decide: async (tx) => {
      await lockAccount(tx, id);
      return isEndedSignUp(tx, id, { now, isUnheard: false });
    },
  });
}

/** A child, and what a parent signed and has yet to confirm. */
type Pending = { readonly child: User; readonly record: RecordInForce };

/** Moves the end of a sign-up, and puts reminders of that end in line: the first one goes now, the others follow it. */
async function remindAnew(
  tx: Queries,
  { child, record }: Pending,
  { days, endsAt }: { days: readonly number[]; endsAt: number },
  asking: Asking,
): Promise<void> {
  const [first = 0] = days;
  await moveEndOfSignUp(tx, child.id, endsAt);
  const facts = { ...factsOf(child, record, asking), endsAt };
  for (const afterMs of days)
    await asking.outbox.put(tx, reminderLetter(facts, asking.now + afterMs - first));
}

/**
 * The parent was not reminded in time: the reminder goes now, and the full time runs from then on
 * (PRODUCT.md#what-goes-by-the-clock).
 */
async function remindLate(tx: Queries, userId: string, asking: Asking): Promise<boolean> {
  const { now } = asking;
  const row = (await lockAccount(tx, userId)) && (await findAccount(tx, userId));
  if (!row || !(await isEndedSignUp(tx, userId, { now, isUnheard: true }))) return false;
  const [time, record] = [await timeOfSignUp(tx, userId), await findRecordOf(tx, userId)];
  const waiting = await takeReminders(tx, userId);
  if (!time || !record) return true;
  const days = CONSENT_REMINDERS_MS.filter((afterMs) => time.since + afterMs < time.endsAt).slice(-waiting);
  const [first = 0] = days;
  const endsAt = now + (time.endsAt - time.since) - first;
  await remindAnew(tx, { child: presentUser(row), record }, { days, endsAt }, asking);
  return true;
}

/** Gives every sign-up its full time again after a restore, and reminds the parents: who has answered since is asked again. */
export async function restartSignUps(
  tx: Queries,
  asking: Asking,
  { keptDays, consentByMail }: Pick<Platform['config'], 'keptDays' | 'consentByMail'>,
): Promise<void> {
  if (!consentByMail) return;
  const keptFor = keptMs(keptDays, 'signUps');
  for (const userId of await listSignUps(tx)) {
    const row = (await lockAccount(tx, userId)) && (await findAccount(tx, userId));
    const [time, record] = [await timeOfSignUp(tx, userId), await findRecordOf(tx, userId)];
    if (!row || !time) continue;
    const endsAt = Math.max(time.endsAt, asking.now + keptFor);
    if (!record || row.consent_state !== 'signed') await moveEndOfSignUp(tx, userId, endsAt);
    else {
      await takeReminders(tx, userId);
      const days = CONSENT_REMINDERS_MS.filter((afterMs) => afterMs < keptFor);
      await remindAnew(tx, { child: presentUser(row), record }, { days, endsAt }, asking);
    }
  }
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
    await beginSignUpTime(db, { now: asking.now, endsAt: asking.now + keptMs(config.keptDays, 'signUps') });
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

/** Counts by kind. */
type Ended = readonly (readonly [what: string, count: number])[];

const LATE = 'sign-ups whose parent is reminded late, and which are kept longer';
const UNANSWERED = 'sign-ups that no parent confirmed';
const LAPSED = 'older consents that no parent confirmed, which pause';

const lapsingAt = (now: number) => ({ states: ['grace'] as const, since: now - CONSENT_GRACE_MS });

/** Ends what was waited for long enough: sign-ups that nobody confirmed go, older signatures pause. */
export async function endConsents(dependencies: JobDependencies): Promise<Ended> {
  const { db, clock, newId, config } = dependencies;
  if (!config.consentByMail) return [];
  const now = clock();
  const asking = { outbox: outboxOf(dependencies), newId, now };
  const pause = (tx: Queries, id: string) => lapse(tx, id, { newId, now });
  const ended = (isUnheard: boolean) => (limit: number) => findEndedSignUps(db, { now, isUnheard }, limit);
  return [
    // First those for whom all was done: who is reminded now is not among them.
    [UNANSWERED, await processInBatches(ended(false), (id) => deleteUnanswered(dependencies, id, now))],
    [LATE, await forEach(db, ended(true), (tx, id) => remindLate(tx, id, asking))],
    [LAPSED, await forEach(db, (limit) => findInState(db, { ...lapsingAt(now), limit }), pause)],
  ];
}

/** Counts what `endConsents` would end; it only reads. */
export async function countEndingConsents({
  db,
  clock,
  config,
}: Pick<JobDependencies, 'db' | 'clock' | 'config'>): Promise<Ended> {
  if (!config.consentByMail) return [];
  const now = clock();
  return [
    [UNANSWERED, await countEndedSignUps(db, { now, isUnheard: false })],
    [LATE, await countEndedSignUps(db, { now, isUnheard: true })],
    [LAPSED, await countInState(db, lapsingAt(now))],
  ];
}
