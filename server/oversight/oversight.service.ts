/** What administrators see of keeping and deleting (§22). It only reads. */
import type { User } from '#domain/contract/accounts.ts';
import type { HeldStudent, Keeping } from '#domain/contract/oversight.ts';
import { HOLDS_SHOWN } from '#domain/limits.ts';
import { listAdmins } from '#server/accounts/admins.store.ts';
import type { Queries } from '#server/db/open.ts';
import { shownHold } from '#server/holds/holds.service.ts';
import { countHolds, listHolds } from '#server/holds/holds.store.ts';
import { previewClearing } from '#server/housekeeping.ts';
import type { Platform } from '#server/platform.ts';

async function showHolds(db: Queries, admin: User): Promise<Keeping['holds']> {
  const administrators = (await listAdmins(db)).length;
  const first: HeldStudent[] = (await listHolds(db, HOLDS_SHOWN)).map(({ hold, student }) => ({
    ...shownHold(hold, admin, administrators),
    ...student,
  }));
  return { count: await countHolds(db), first };
}

/** How keeping stands, for one of the administrators. */
export async function showKeeping(platform: Platform, admin: User): Promise<Keeping> {
  const cleared = await previewClearing(platform, { withFiles: false });
  return {
    dryRun: cleared.map(([what, count]) => ({ what, count })),
    holds: await showHolds(platform.db, admin),
  };
}
