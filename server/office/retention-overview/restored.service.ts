/** After a restore nothing that waits for its time goes at once (PRODUCT.md#what-goes-by-the-clock). */
import { restartSignUps } from '#server/consent/exports.ts';
import type { JobDependencies } from '#server/deletions/exports.ts';
import { planAgain, restartStops } from '#server/family/exports.ts';
import { forgetNotices } from '#server/keeping/exports.ts';
import { outboxOf } from '#server/mail/exports.ts';
import { restartDeleted } from '#server/notebook/exports.ts';
import { takeMark } from '#server/office/system-health/marks.store.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/**
 * Gives all that waits for its time its full time again, once after a restore: a parent may have cancelled it since the
 * backup, or a child come back. To be called before anything is cleared away.
 */
export async function waitAgain(dependencies: JobDependencies): Promise<void> {
  const { db, clock, config, newId, log } = dependencies;
  const acting = { outbox: outboxOf(dependencies), now: clock(), newId };
  const isRestored = await inTransaction(db, async (tx) => {
    if (!(await takeMark(tx, 'restored'))) return false;
    await restartStops(tx, { ...acting, config });
    await planAgain(tx, acting);
    await restartSignUps(tx, acting, config);
    await restartDeleted(tx, acting.now);
    await forgetNotices(tx);
    return true;
  });
  if (isRestored)
    log.warn('a backup was restored: what waits for its time waits anew, and parents are told again');
}
