/** After a restore every stop and deletion waits anew (PRODUCT.md#what-goes-by-the-clock). */
import { DELETION_WAITS_MS } from '#domain/limits.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { findAccount, listGuardiansOf, lockAccount } from '#server/accounts/exports.ts';
import { deleteMailsWithLink, type Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Config } from '#server/platform/settings/config.ts';
import * as letters from './stopping.mail.ts';
import { goneAt } from './stopping.service.ts';
import { endOf, listStops, putStop, type Stop } from './stops.store.ts';

type Restarting = {
  readonly outbox: Outbox;
  readonly now: number;
  readonly config: Pick<Config, 'keptDays'>;
};

/** The same stop with all of its time before it; nothing comes sooner than it would have come. */
function restarted(stop: Stop, { now, config }: Restarting): Stop {
  const deletionWaits = now + DELETION_WAITS_MS;
  const stopWaits = Math.max(now + keptMs(config.keptDays, 'stopped'), deletionWaits);
  return {
    ...stop,
    stopEndsAt: stop.stopEndsAt && Math.max(stop.stopEndsAt, stopWaits),
    deletionEndsAt: stop.deletionEndsAt && Math.max(stop.deletionEndsAt, deletionWaits),
  };
}

/** Tells the parents as they were told at first: who asked for a deletion gets the way back. */
async function tellAgain(tx: Queries, stop: Stop, { outbox }: Restarting): Promise<void> {
  const account = await findAccount(tx, stop.userId);
  if (!account) return;
  const about = { childName: account.first_name, site: outbox.site };
  const goesAt = goneAt({ account }, endOf(stop));
  const guardians = await listGuardiansOf(tx, stop.userId);
  // A former parent's stop or deletion waits for another parent's word, and has no day to tell of.
  const by = stop.deletionBy ?? stop.stoppedBy;
  if (!guardians.some(({ emailKey }) => emailKey === by)) return;
  for (const guardian of guardians) {
    if (stop.deletionBy === null) await outbox.put(tx, letters.stoppedLetter(guardian, about, goesAt));
    else if (guardian.emailKey !== stop.deletionBy)
      await outbox.put(tx, letters.deletionToldLetter(guardian, about, goesAt));
    else {
      // One in line since before the backup tells of a day that is over.
      await deleteMailsWithLink(tx, { purpose: 'deletion-cancel', subjectId: guardian.id });
      await outbox.put(tx, letters.cancelLetter(guardian, about, goesAt));
    }
  }
}

/** Gives every stop and deletion its full time again, and tells the parents of the new day. */
export async function restartStops(tx: Queries, restarting: Restarting): Promise<void> {
  for (const before of await listStops(tx)) {
    await lockAccount(tx, before.userId);
    const stop = restarted(before, restarting);
    await putStop(tx, stop);
    await tellAgain(tx, stop, restarting);
  }
}
