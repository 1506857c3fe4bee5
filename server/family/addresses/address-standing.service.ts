/** Parents behind an address that is to be replaced (PRODUCT.md#replacing-an-address). */

import type { AddressStanding } from '#domain/contract/family/replacements.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { findReplaced, type KnownGuardian, listKnownGuardians } from '#server/accounts/exports.ts';
import { type AskedBlock, findAskedBlock } from '#server/family/guardians/guardian-blocks.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/**
 * Returns the parent who confirmed a student's parent address by mail, or the one it is to replace, and the open
 * request about it.
 */
export async function addressStandingOf(
  db: Queries,
  { id, parentEmail }: User,
): Promise<{ guardian: KnownGuardian | undefined; asked: AskedBlock | undefined }> {
  const emailKey = parentEmail === null ? null : addressKey(parentEmail);
  // An invited person has confirmed nothing, so the age of the invitation does not matter.
  const known = await listKnownGuardians(db, id, 0);
  const guardian =
    known.find((it) => it.state !== 'invited' && it.emailKey === emailKey) ??
    (emailKey === null ? undefined : await findReplaced(db, id));
  const asked = guardian && (await findAskedBlock(db, guardian.id));
  return { guardian, asked: asked?.kind === 'readdress' ? asked : undefined };
}

/** The same as the record of a consent shows it. */
export async function showAddressStanding(db: Queries, student: User): Promise<AddressStanding> {
  const { guardian, asked } = await addressStandingOf(db, student);
  const { email = null, startsAt = null } = asked ?? {};
  return {
    isEmailConfirmed: guardian !== undefined,
    emailChange:
      asked && email !== null
        ? { email, by: asked.askedBy.username, startsAt: startsAt === null ? null : isoTime(startsAt) }
        : null,
  };
}

/**
 * Lists the parents that administrators see for a child, including one who lost the place while it is being asked
 * about.
 */
export async function listAnswerable(db: Queries, userId: string, now: number): Promise<KnownGuardian[]> {
  const known = await listKnownGuardians(db, userId, now);
  const replaced = await findReplaced(db, userId);
  return replaced && (await findAskedBlock(db, replaced.id)) ? [...known, replaced] : known;
}
