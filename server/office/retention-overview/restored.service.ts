/** After a restore nothing goes at once, and administrators know what it undid (PRODUCT.md#what-goes-by-the-clock). */
import { listAdmins } from '#server/accounts/exports.ts';
import { restartSignUps } from '#server/consent/exports.ts';
import type { JobDependencies } from '#server/deletions/exports.ts';
import { planAgain, restartStops } from '#server/family/exports.ts';
import { forgetNotices } from '#server/keeping/exports.ts';
import { type Outbox, outboxOf } from '#server/mail/exports.ts';
import { restartDeleted } from '#server/notebook/exports.ts';
import { takeMark } from '#server/office/system-health/marks.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { restoredLetter } from './restored.mail.ts';

/** Tells all administrators what was done since the backup and is undone: whom they shut out may be in again. */
async function tellAdministrators(tx: Queries, takenAt: number | null, outbox: Outbox): Promise<void> {
  for (const to of await listAdmins(tx)) await outbox.put(tx, restoredLetter(to, takenAt, outbox.site));
}

/**
 * Gives all that waits for its time its full time again, once after a restore: a parent may have cancelled it since the
 * backup, or a child come back. To be called before anything is cleared away.
 */
export async function waitAgain(dependencies: JobDependencies): Promise<void> {
  const { db, clock, config, newId, log } = dependencies;
  const acting = { outbox: outboxOf(dependencies), now: clock(), newId };
  const restored = await inTransaction(db, async (tx) => {
    const mark = await takeMark(tx, 'restored');
    if (!mark) return undefined;
    const { takenAt = null } = mark;
    await tellAdministrators(tx, takenAt, acting.outbox);
    await restartStops(tx, { ...acting, config });
    await planAgain(tx, acting);
    await restartSignUps(tx, acting, config);
    await restartDeleted(tx, acting.now);
    await forgetNotices(tx);
    return { takenAt: takenAt === null ? null : isoTime(takenAt) };
  });
  if (!restored) return;
  log.warn(restored, 'a backup was restored: what waits for its time waits anew, and parents are told again');
  log.warn(
    'whom administrators shut out since that backup may be in again: check blocks of parents, removed administrators and ' +
      'leaders, answers of parents to leaders, holds and passwords',
  );
}
