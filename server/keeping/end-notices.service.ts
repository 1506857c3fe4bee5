import type { EndNotice } from '#domain/contract/keeping/keeping.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { endOfKeeping, isOfThisEnd } from '#domain/rules/keeping/keeping.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isOn, lookAgain } from './expiry-schedule.service.ts';
import { listToldSubjects } from './notices.store.ts';

/** Lists a child's notices: planned deletions, and those that a visit has cancelled. */
export async function listEndNoticesOf(
  db: Queries,
  { id }: Pick<User, 'id'>,
  settings: Pick<Platform, 'config'>,
  now: number,
): Promise<EndNotice[]> {
  const notices: EndNotice[] = [];
  for (const { class: kind, subjectId, projectId } of await listToldSubjects(db, id)) {
    if (!isOn(kind, settings)) continue;
    const result = await lookAgain(db, { name: kind, id: subjectId, now }, settings);
    if (!result) continue;
    const { keeping } = result;
    const isToBeDeleted = keeping.notices.some((notice) => isOfThisEnd(notice, keeping.endsAt));
    if (isToBeDeleted) notices.push({ kind, projectId, endsAt: isoTime(endOfKeeping(keeping, now)) });
    else if (kind === 'unvisited') notices.push({ kind, projectId, endsAt: null });
  }
  return notices;
}
