/** The parents of a student, for administrators (PRODUCT.md#blocking-a-parent). */
import type { Guardian as ShownGuardian } from '#domain/contract/family/guardians.ts';
import { listAnswerable } from '#server/family/addresses/address-standing.service.ts';
import { findYesProblemFor, isOfOwnChild } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Blocking } from './guardian-blocks.service.ts';
import { findAskedBlock } from './guardian-blocks.store.ts';

/** The parents of a student as administrators see them. */
export async function showGuardians(
  db: Queries,
  studentId: string,
  { admin, now }: Pick<Blocking, 'admin' | 'now'>,
): Promise<ShownGuardian[]> {
  const shown: ShownGuardian[] = [];
  const isOwn = await isOfOwnChild(db, admin, studentId, now);
  for (const item of await listAnswerable(db, studentId, now)) {
    const asked = await findAskedBlock(db, item.id);
    const since = item.state === 'invited' ? item.invitedAt : item.confirmedAt;
    shown.push({
      ...{
        id: item.id,
        firstName: item.firstName,
        lastName: item.lastName,
        email: item.email,
        phone: item.phone,
      },
      state: item.state,
      since: since === null ? null : isoTime(since),
      reason: item.blockedReason,
      asked: asked
        ? {
            ...{ id: asked.id, kind: asked.kind, reason: asked.reason, by: asked.askedBy.username },
            at: isoTime(asked.askedAt),
            email: asked.email,
            startsAt: asked.startsAt === null ? null : isoTime(asked.startsAt),
            isConfirmable:
              !isOwn &&
              asked.startsAt === null &&
              (await findYesProblemFor(db, studentId, { askedBy: asked.askedBy.id, by: admin }, now)) ===
                null,
          }
        : null,
    });
  }
  return shown;
}
