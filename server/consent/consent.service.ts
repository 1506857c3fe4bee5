import { createHash } from 'node:crypto';
import type { ParentConsent } from '#domain/contract/consent/consent.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { termsText } from '#domain/terms.ts';
import {
  findAccount,
  keepTermsVersion,
  markConsentGiven,
  type Parent,
  presentUser,
  type TermsVersion,
} from '#server/accounts/exports.ts';
import { deleteMailsWithLink, endLinks, type Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notSignedIn } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerForTroop } from './answers.service.ts';
import { askParent } from './asking.service.ts';
import { consentLetter } from './consent.mail.ts';
import { findLastRecordId, insertConsentRecord } from './consent.store.ts';
import { insertConsentEvent } from './consent-events.store.ts';
import { markSigned } from './consent-state.store.ts';

/** Consent is given for a child: an administrator has no use for it. */
export function refuseUnlessStudent(user: User): void {
  if (user.role === 'student') return;
  throw new AppError('not-allowed', sentences.onlyStudentsNeedConsent);
}

/** The words of the terms in force, ours or the operator's, with their fingerprint. */
export function termsInForce(
  { terms, config }: Pick<Platform, 'terms' | 'config'>,
  language: Language = FIRST_LANGUAGE,
): TermsVersion {
  const { version } = terms[language];
  const body = termsText(terms[language], config.supportEmail, language);
  return { hash: createHash('sha256').update(body).digest('hex'), version, body };
}

/**
 * Returns the terms that were shown, since those are signed: the language whose fingerprint the page sends, or else
 * the first.
 */
export function shownTerms(
  platform: Pick<Platform, 'terms' | 'config'>,
): (hash: string | null | undefined) => Pick<Signing, 'terms' | 'language'> {
  const all = LANGUAGES.map((language) => ({ language, terms: termsInForce(platform, language) }));
  const first = { language: FIRST_LANGUAGE, terms: termsInForce(platform) };
  return (hash) => all.find(({ terms }) => terms.hash === hash) ?? first;
}

/** Refuses words that changed since the parent read them. @throws AppError 'taken' */
function refuseOtherWords(shown: string | null | undefined, terms: TermsVersion): void {
  if (shown == null || shown === terms.hash) return;
  throw new AppError('taken', sentences.termsChanged, { fields: { termsAgree: sentences.termsChanged } });
}

/** The manner and time of a signature, beside the form's fields. */
export type Signing = {
  /** A PNG as a data URL, checked. */
  readonly signature: string;
  readonly outbox: Outbox;
  /** The words in force, and in which language they were shown; in the first unless it is given. */
  readonly terms: TermsVersion;
  readonly language?: Language;
  readonly recordId: string;
  readonly pseudonym: string;
  readonly clientAddress: string;
  readonly browser: string | null;
  readonly newId: () => string;
  readonly now: number;
  /** True when the parent is asked by mail before the child is let in (PRODUCT.md#confirmed-by-mail). */
  readonly isByMail: boolean;
  /** She came by a link in that mailbox: nobody writes there to ask once more. */
  readonly isFromMailbox?: boolean;
  /** The day when all is deleted without an answer. */
  readonly endsAt: number;
};

function parentOf(form: ParentConsent): Parent {
  const { parentFirstName, parentLastName, parentEmail, parentPhone } = form;
  return { parentFirstName, parentLastName, parentEmail, parentPhone: parentPhone || null };
}

async function childOf(tx: Queries, userId: string): Promise<User> {
  const row = await findAccount(tx, userId);
  if (!row) throw notSignedIn();
  return presentUser(row);
}

/** Keeps what was signed as a record, and that it was. */
async function keepRecord(tx: Queries, userId: string, form: ParentConsent, signing: Signing): Promise<void> {
  const { terms } = signing;
  await keepTermsVersion(tx, terms, signing.now);
  const { clientAddress, browser } = signing;
  const supersedes = signing.isByMail ? await findLastRecordId(tx, userId) : null;
  await insertConsentRecord(tx, {
    id: signing.recordId,
    userId,
    subjectPseudonym: signing.pseudonym,
    parent: parentOf(form),
    signature: signing.signature,
    termsHash: terms.hash,
    signedAt: signing.now,
    clientAddress,
    browser,
    method: 'signature',
    language: signing.language ?? FIRST_LANGUAGE,
    supersedes,
  });
  if (supersedes !== null) await supersede(tx, supersedes, signing);
  const event = {
    id: signing.newId(),
    recordId: signing.recordId,
    happenedAt: signing.now,
    clientAddress,
    browser,
  };
  await insertConsentEvent(tx, { ...event, kind: 'signed', textHash: terms.hash });
}

/** A signature that was corrected: nothing that was sent for the one before leads anywhere any more. */
async function supersede(tx: Queries, recordId: string, { newId, now }: Signing): Promise<void> {
  const link = { purpose: 'consent', subjectId: recordId } as const;
  await endLinks(tx, link, now);
  await deleteMailsWithLink(tx, link);
  await insertConsentEvent(tx, { id: newId(), recordId, kind: 'superseded', happenedAt: now });
}

/**
 * Records a signature (PRODUCT.md#the-consent-page, PRODUCT.md#the-record-of-a-consent). If it is enough, the child
 * gets in and the parent a copy; else the parent is asked by mail, and may correct it (PRODUCT.md#confirmed-by-mail).
 * @throws AppError "taken" when a consent is in force, or the words have changed since.
 */
export async function giveConsent(
  tx: Queries,
  userId: string,
  form: ParentConsent,
  signing: Signing,
): Promise<User> {
  refuseOtherWords(form.termsHash, signing.terms);
  const isSigned = signing.isByMail
    ? await markSigned(tx, userId, parentOf(form), signing)
    : await markConsentGiven(tx, userId, parentOf(form), signing.now);
  if (!isSigned) throw new AppError('taken', sentences.alreadySigned);
  await keepRecord(tx, userId, form, signing);
  const child = await childOf(tx, userId);
  if (signing.isByMail) {
    if (!signing.isFromMailbox)
      await askParent(
        tx,
        child,
        { recordId: signing.recordId, language: signing.language ?? FIRST_LANGUAGE },
        signing,
      );
    return child;
  }
  const { now, newId, clientAddress, browser } = signing;
  const act = { by: addressKey(form.parentEmail), now, newId, clientAddress, browser };
  if (form.leaders) await answerForTroop(tx, child, form.leaders, act);
  await signing.outbox.put(tx, consentLetter(child, signing.terms, signing.outbox.site, signing.now));
  return child;
}
