/** The consent for a child, as one parent sees it (PRODUCT.md#permissions-and-what-we-keep). */

import type { LeadersAnswer } from '#domain/contract/consent/consent.ts';
import type { ChildConsent, PermissionChoice } from '#domain/contract/family/child-consent.ts';
import type { Child } from '#domain/contract/family/parent.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { PERMISSION_KINDS } from '#domain/rules/consent/consent.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { addressKey, isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import { heldChoice } from '#domain/rules/troop/troops.ts';
import { listMailboxesOf, lockAccount, presentUser } from '#server/accounts/exports.ts';
import {
  answerForTroop,
  type Evidence,
  type EvidenceEvent,
  type EvidenceRecord,
  givePermission,
  leadersQuestionFor,
  listAnswers,
  listEvents,
  listRecords,
  type PermissionAct,
  permissionsInForce,
  readEvidence,
  takePermission,
} from '#server/consent/exports.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';
import { childEmailFor } from './child-address.service.ts';

/** The words that were agreed to, what has happened since, and what is allowed apart from it. */
export async function showConsent(db: Queries, parent: Parent, child: GuardedChild): Promise<ChildConsent> {
  const records = await listRecords(db, child.id);
  const events = await listEvents(db, child.id);
  const inForce = await permissionsInForce(db, child.id);
  const terms = new Map(records.map((it) => [it.terms.hash, it.terms]));
  return {
    state: presentUser(child.account).consentState,
    permissions: PERMISSION_KINDS.map((kind) => {
      const since = inForce.get(kind);
      return { kind, since: since === undefined ? null : isoTime(since) };
    }),
    leaders: await leadersOf(db, parent, child),
    signatures: records.map((record) => ({
      ...{ id: record.id, parentName: record.parentName, signedAt: record.signedAt, method: record.method },
      termsHash: record.terms.hash,
    })),
    terms: [...terms.values()].map(({ hash, version, body }) => ({ hash, version, text: body })),
    events: events.map((event) => ({
      ...{ id: event.id, kind: event.kind, happenedAt: event.happenedAt, adminUsername: event.adminUsername },
      permission: event.permission ?? null,
      troop: event.troop ?? null,
    })),
  };
}

/** Returns the access of leaders to a child, and this parent's answer. */
export async function leadersOf(
  db: Queries,
  parent: Parent,
  child: GuardedChild,
): Promise<ChildConsent['leaders']> {
  const question = await leadersQuestionFor(db, presentUser(child.account));
  if (!question) return null;
  const answers = await listAnswers(db, { userId: child.id, troopId: question.troopId });
  const own = answers.find(({ by }) => by === parent.emailKey);
  return {
    ...question,
    choice: own?.choice ?? null,
    since: own ? isoTime(own.givenAt) : null,
    holds: heldChoice(answers.map(({ choice }) => choice)),
  };
}

/**
 * A parent's answer to whether leaders of the child's troop may look.
 * @throws AppError 'taken' for a yes while no consent is in force, or where the troop is another one by now.
 */
export async function decideLeaders(
  tx: Queries,
  child: GuardedChild,
  parent: Parent,
  answer: LeadersAnswer,
  act: ChoiceAct,
): Promise<void> {
  const account = (await lockAccount(tx, child.id))?.user;
  if (!account) throw notFound();
  if (answer.choice !== 'no' && !account.parentConsentCompleted)
    throw new AppError('taken', sentences.consentNotInForce);
  await answerForTroop(tx, account, answer, { ...act, by: parent.emailKey });
}

type ChoiceAct = Pick<PermissionAct, 'now' | 'newId' | 'clientAddress' | 'browser'>;

/**
 * Gives or takes back what is allowed apart from the consent. What stands so already stays as it is.
 * @throws AppError 'taken' when it is given while no consent is in force.
 */
export async function decidePermission(
  tx: Queries,
  child: GuardedChild,
  parent: Parent,
  { kind, isGiven }: PermissionChoice,
  act: ChoiceAct,
): Promise<void> {
  const decide = isGiven ? givePermission : takePermission;
  await decide(tx, child.id, { ...act, kind, by: parent.emailKey });
}

/** The account of a child without how another parent can be reached. */
export async function accountFor(
  db: Queries,
  child: GuardedChild,
  parent: Parent,
): Promise<Omit<User, 'email'> & Pick<Child, 'email'>> {
  const user = { ...presentUser(child.account), email: await childEmailFor(db, child, parent) };
  const isHers = user.parentEmail !== null && addressKey(user.parentEmail) === parent.emailKey;
  return isHers ? user : { ...user, parentEmail: null, parentPhone: null };
}

const WITHHELD = 'Shown to that parent alone';

/**
 * Returns all evidence for a child's consent. Another parent's address and device stay hidden: two parents of one
 * child may be nothing else to each other. Undefined before anybody has signed.
 */
export async function evidenceFor(
  db: Queries,
  child: GuardedChild,
  parent: Parent,
): Promise<Evidence | undefined> {
  const evidence = await readEvidence(db, presentUser(child.account));
  if (!evidence) return undefined;
  const isHers = (address: string | null) => address !== null && addressKey(address) === parent.emailKey;
  const others = (await listMailboxesOf(db, child.id)).filter((it) => !isSameMailbox(it, parent.emailKey));
  const isOthers = (address: string | null) =>
    address !== null && others.some((it) => isSameMailbox(it, address));
  const ownRecords = new Set(
    evidence.records
      .map(({ id, parentEmail, corrections }) => ({
        id,
        addresses: [parentEmail, ...corrections.map((it) => it.parentEmail)],
      }))
      // An address that replaced a confirmed one did not sign, whatever name stands there.
      .filter(({ addresses }) => addresses.some(isHers) && !addresses.some(isOthers))
      .map(({ id }) => id),
  );
  const ofRecord = (evidenceRecord: EvidenceRecord): EvidenceRecord =>
    ownRecords.has(evidenceRecord.id)
      ? evidenceRecord
      : {
          ...evidenceRecord,
          ...{ parentEmail: WITHHELD, parentPhone: WITHHELD, clientAddress: WITHHELD, browser: WITHHELD },
          corrections: evidenceRecord.corrections.map((one) =>
            isHers(one.parentEmail) ? one : { ...one, parentEmail: WITHHELD },
          ),
        };
  const ofEvent = (evidenceEvent: EvidenceEvent): EvidenceEvent =>
    (
      evidenceEvent.recipient === null
        ? ownRecords.has(evidenceEvent.recordId)
        : isHers(evidenceEvent.recipient)
    )
      ? evidenceEvent
      : { ...evidenceEvent, recipient: null, clientAddress: null, browser: null, phone: null };
  return {
    ...evidence,
    records: evidence.records.map(ofRecord),
    events: evidence.events.map(ofEvent),
  };
}
