/**
 * A parent opens the page by a link to the parent's own mailbox, without an account (PRODUCT.md#opening-the-page).
 */

import type { Language } from '#domain/languages.ts';
import { KNOWN_DEVICE_MS, PARENT_CLOSING_LINK_MS, PARENT_SESSION_MS, THROTTLES } from '#domain/limits.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import {
  deleteParentSessionsOf,
  findGuardian,
  type Guardian,
  insertParentSession,
  listGuardianIds,
  lockAccount,
  noteVisitOfParent,
  updateLanguageOf,
} from '#server/accounts/exports.ts';
import { keepOwnAddress } from '#server/family/addresses/own-address.service.ts';
import { endPasswordBy } from '#server/family/children/child-passwords.service.ts';
import { listInvitationIds } from '#server/family/guardians/invitations.store.ts';
import { forgetInvitation } from '#server/family/guardians/inviting.service.ts';
import type { Acting } from '#server/family/guardians/notify-guardians.service.ts';
import { endLinks, findLink, type Outbox, recipientBucket, takeLink } from '#server/mail/exports.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, deadLink } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { openedLetter, pageLetter } from './entry.mail.ts';
import { forgetBrowsersOf, insertOpening, isKnownBrowser } from './openings.store.ts';

type Entering = { readonly outbox: Outbox; readonly now: number };

/**
 * Asks for a link to an address, whosever it is: the same is written for every one, so that neither answer nor time tells
 * whether it is a parent's. A sixth within an hour is not written.
 */
export async function requestLink(
  db: Database,
  email: string,
  { outbox, now, language }: Entering & { language?: Language | undefined },
): Promise<void> {
  const limited = {
    bucket: bucketOf('parent-link', addressKey(email)),
    throttle: THROTTLES.parentLinksByRecipient,
  };
  await inTransaction(db, async (tx) => {
    await outbox.put(tx, { ...pageLetter(email, outbox.site), ...(language && { language }) });
    await countUnlessOver(tx, limited, now);
  }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too-often') throw error;
  });
}

/** Asks for another link in the place of a dead one, to the address on record. */
export async function requestLinkAgain(db: Database, linkHash: string, entering: Entering): Promise<void> {
  const link = await findLink(db, 'parent', linkHash);
  const guardian = link && (await findGuardian(db, link.subjectId));
  if (guardian) await requestLink(db, guardian.email, entering);
}

/**
 * Tokens to open a parent's page: `token` is the new session's, `browserToken` the browser's own, and
 * `newBrowserToken` the one it gets if it is unknown.
 */
export type Opener = Entering & {
  readonly newId: () => string;
  readonly token: string;
  readonly browserToken: string | undefined;
  readonly newBrowserToken: string;
  readonly clientAddress: string;
  readonly browser: string | null;
  /** The parent's chosen language on that page. */
  readonly language: Language | undefined;
};

/**
 * Opens the page with a link, which is used up, and gives the token by which the browser is known from now on. A browser that
 * never did so before is told of by mail.
 * @throws AppError 'not-found' for a dead link.
 */
export async function openPage(tx: Queries, linkHash: string, opener: Opener): Promise<string> {
  const { now, newId, outbox } = opener;
  const guardian = await guardianOf(tx, 'parent', linkHash, now);
  const { emailKey } = guardian;
  const since = now - KNOWN_DEVICE_MS;
  const claimed = opener.browserToken ?? '';
  const isKnown = await isKnownBrowser(tx, { emailKey, browserHash: hashOfToken(claimed) }, since);
  // A token that we did not make could have been planted in the browser by somebody who keeps a copy.
  const browserToken = isKnown ? claimed : opener.newBrowserToken;
  const browserHash = hashOfToken(browserToken);
  const { clientAddress, browser } = opener;
  await insertOpening(tx, { id: newId(), emailKey, browserHash, clientAddress, browser, openedAt: now });
  await noteVisitOfParent(tx, emailKey, now);
  const session = { emailKey, createdAt: now, expiresAt: now + PARENT_SESSION_MS };
  await insertParentSession(tx, { ...session, tokenHash: hashOfToken(opener.token) });
  if (opener.language) await updateLanguageOf(tx, emailKey, opener.language);
  if (!isKnown) await outbox.put(tx, openedLetter(guardian, outbox.site, now));
  return browserToken;
}

async function guardianOf(
  tx: Queries,
  purpose: 'parent' | 'parent-close',
  tokenHash: string,
  now: number,
): Promise<Guardian> {
  const link = await findLink(tx, purpose, tokenHash);
  const id = await takeLink(tx, purpose, { tokenHash, now });
  const guardian = await findGuardian(tx, id);
  // A letter that was under way while the address changed.
  if (!guardian || link?.recipientKey !== recipientBucket(guardian.email)) throw deadLink();
  return guardian;
}

/**
 * Closes the page wherever it is open, ends the links to it, takes back what was asked of its address, forgets whom it has invited, ends
 * the passwords of children that this parent has set as long ago as such a letter is good, and knows none of its browsers any more.
 * @throws AppError 'not-found' for a dead link.
 */
export async function closePages(
  tx: Queries,
  linkHash: string,
  { outbox, now }: Pick<Acting, 'outbox' | 'now'>,
): Promise<void> {
  const parent = await guardianOf(tx, 'parent-close', linkHash, now);
  // Whoever had it open may have asked for an address from which to open it again, or invited one.
  await keepOwnAddress(tx, parent, now);
  await deleteParentSessionsOf(tx, parent);
  await forgetBrowsersOf(tx, parent);
  for (const subjectId of await listGuardianIds(tx, parent.emailKey)) {
    await endLinks(tx, { purpose: 'parent', subjectId }, now);
    for (const id of await listInvitationIds(tx, { invitedBy: subjectId })) await forgetInvitation(tx, id);
    const guardian = await findGuardian(tx, subjectId);
    if (!guardian) continue;
    await lockAccount(tx, guardian.userId);
    await endPasswordBy(tx, guardian, { since: now - PARENT_CLOSING_LINK_MS, outbox, now });
  }
}
