import type { ListedWork, ScoutProgress, ScoutProject } from '#domain/contract/troop/leader.ts';
import { jarOf, NOTHING_SEEN } from '#domain/rules/notebook/jar.ts';
import { weekInWater } from '#domain/rules/notebook/next-action.ts';
import { listSeenOfMany } from '#server/notebook/exports.ts';
import type { Database } from '#server/platform/db/open.ts';
import { isShown, type SeenScout } from '#server/troop/scouts.gate.ts';
import { listNewestWork } from './listed-work.store.ts';
import { type Counted, countProjects } from './progress.store.ts';

/** Lists each scout's progress by id, for every parent's yes. @param today YYYY-MM-DD. */
export async function listProgress(
  db: Database,
  scouts: readonly SeenScout[],
  today: string,
): Promise<ReadonlyMap<string, ScoutProgress[]>> {
  const counted = await countProjects(db, scouts, today);
  return byOwner(counted, ({ progress }) => progress);
}

/** The same for the list of a troop, where the parents show the work with how it looks: seven questions for all. */
export async function listProjects(
  db: Database,
  scouts: readonly SeenScout[],
  today: string,
): Promise<ReadonlyMap<string, ScoutProject[]>> {
  const counted = await countProjects(db, scouts, today);
  const works = await worksOf(db, scouts, counted, today);
  return byOwner(counted, ({ progress }) => ({ ...progress, work: works.get(progress.projectId) ?? null }));
}

/** Returns the work of scouts whose parents show it; the others' is not read. */
async function worksOf(
  db: Database,
  scouts: readonly SeenScout[],
  counted: readonly Counted[],
  today: string,
): Promise<ReadonlyMap<string, ListedWork>> {
  const shown = scouts.filter(isShown);
  if (shown.length === 0) return new Map();
  const owners = shown.map(({ id }) => id);
  const [newest, seen] = await Promise.all([listNewestWork(db, shown), listSeenOfMany(db, owners)]);
  const works = new Map<string, ListedWork>();
  for (const { progress, harvest, plantings } of counted) {
    const work = newest.get(progress.projectId);
    if (!work) continue;
    const jar = jarOf(harvest, seen.get(progress.projectId) ?? NOTHING_SEEN, plantings);
    works.set(progress.projectId, {
      ...work,
      jar,
      week: weekInWater(harvest.waterPlacementDate || null, today),
    });
  }
  return works;
}

function byOwner<T>(counted: readonly Counted[], shownOf: (it: Counted) => T): ReadonlyMap<string, T[]> {
  const owned = Map.groupBy(counted, ({ ownerId }) => ownerId);
  return new Map([...owned].map(([id, those]) => [id, those.map(shownOf)]));
}
