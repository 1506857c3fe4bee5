/** Who has a place as a parent by an address that another one is asked for (PRODUCT.md#replacing-an-address). */

import type { AddressStanding } from '#domain/contract/family/replacements.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { findReplaced, type KnownGuardian, listKnownGuardians } from '#server/accounts/exports.ts';
import { type AskedBlock, findAskedBlock } from '#server/family/guardians/guardian-blocks.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

/**
 * Who has confirmed the parent's address of a student by mail, or else the one in whose place it stands and waits for a yes; and what
 * is asked for about that place.
 */
export async function addressStandingOf(
  db: Queries,
  { id, parentEmail }: User,
): Promise<{ guardian: KnownGuardian | undefined; asked: AskedBlock | undefined }> {
  const emailKey = parentEmail === null ? null : addressKey(parentEmail);
  // Who is only invited has confirmed nothing, so that it does not matter how old the invitation is.
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

/** Whom administrators see of a child's parents: also whose place is asked about, of who has lost it. */
export async function listAnswerable(db: Queries, userId: string, now: number): Promise<KnownGuardian[]> {
  const known = await listKnownGuardians(db, userId, now);
  const replaced = await findReplaced(db, userId);
  return replaced && (await findAskedBlock(db, replaced.id)) ? [...known, replaced] : known;
}
