import { createHash } from 'node:crypto';
import type { User } from '#domain/contract/accounts.ts';
import type { ParentConsent } from '#domain/contract/consent.ts';
import { TERMS_VERSION, termsText } from '#domain/terms.ts';
import { findAccount, markConsentGiven, presentUser } from '#server/accounts/accounts.store.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, notSignedIn } from '#server/errors.ts';
import type { Outbox } from '#server/mail/outbox.service.ts';
import { consentLetter } from './consent.mail.ts';
import { insertConsentRecord, keepTermsVersion, type TermsVersion } from './consent.store.ts';

/** Consent is given for a child: an administrator has no use for it. */
export function refuseUnlessStudent(user: User): void {
  if (user.role === 'student') return;
  throw new AppError('not-allowed', 'Only a student needs the consent of a parent or guardian.');
}

/** The terms in force with the fingerprint of their exact words. */
export function termsInForce(supportEmail: string): TermsVersion {
  const body = termsText(supportEmail);
  return { hash: createHash('sha256').update(body).digest('hex'), version: TERMS_VERSION, body };
}

/** How and when a parent signed, beside what the form says. */
export type Signing = {
  /** A PNG as a data URL, checked. */
  readonly signature: string;
  readonly outbox: Outbox;
  readonly recordId: string;
  readonly pseudonym: string;
  readonly clientAddress: string;
  readonly browser: string | null;
  readonly now: number;
};

/**
 * Records that a parent has signed, once for an account, opens the product to the child (§2.4, §11.6), and sends
 * the parent a copy.
 * @throws AppError 'taken' when somebody has signed before.
 */
export async function giveConsent(
  tx: Queries,
  userId: string,
  form: ParentConsent,
  it: Signing,
): Promise<User> {
  const { parentFirstName, parentLastName, parentEmail } = form;
  const parent = { parentFirstName, parentLastName, parentEmail, parentPhone: form.parentPhone || null };
  if (!(await markConsentGiven(tx, userId, parent, it.now))) {
    throw new AppError('taken', 'A parent or guardian has already signed for this account.');
  }
  const terms = termsInForce(it.outbox.site.supportEmail);
  await keepTermsVersion(tx, terms, it.now);
  await insertConsentRecord(tx, {
    id: it.recordId,
    userId,
    subjectPseudonym: it.pseudonym,
    parent,
    signature: it.signature,
    termsHash: terms.hash,
    signedAt: it.now,
    clientAddress: it.clientAddress,
    browser: it.browser,
  });
  const row = await findAccount(tx, userId);
  if (!row) throw notSignedIn();
  const child = presentUser(row);
  await it.outbox.put(tx, consentLetter(child, terms, it.outbox.site, it.now));
  return child;
}
