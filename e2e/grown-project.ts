import type { PhotoKind } from '#domain/contract/photos/photos.ts';
import { daysAgo, type Look, type Planting } from '#server/testing/grown-notebook.ts';
import { type Caller, notebookAt } from './known-scout.ts';

export { daysAgo };

const WEEKS: readonly Look[] = [
  { notes: 'All eight cuttings stand in water.', observedAt: '2026-04-18T16:30', timeSpent: 0.5 },
  { notes: 'Tiny white dots on three of the stems!', observedAt: '2026-04-27T17:05', changedWater: true },
  {
    notes: 'The first roots are as long as my thumb. Two leaves went yellow, so I took them off.',
    observedAt: '2026-05-16T10:15',
    addedWater: true,
    noticedRootGrowth: true,
    timeSpent: 1.25,
  },
];

/** A project whose cuttings were harvested and have been looked at for weeks; the last entry is a draft. */
export async function growCuttings(page: Caller, name = 'Willow by the creek'): Promise<string> {
  const { harvest, look } = notebookAt(page);
  const id = await harvest('2026-04-18', { name });
  for (const week of WEEKS)
    await look(id, { ...week, isDraft: false }, week.noticedRootGrowth ? ['jar-4', 'jar-6'] : []);
  await look(id, { notes: 'The roots are', observedAt: '2026-05-23T11:40' }, []);
  return id;
}

/** A project that is in a week of its cuttings today, looked at, with a photo, in each week before this one. */
export function growToWeek(page: Caller, week: number, name = 'Willow by the creek'): Promise<string> {
  return notebookAt(page).growToWeek(week, { name });
}

/** Plants a cutting, with photos of the given kinds. */
export function plantOne(
  page: Caller,
  projectId: string,
  planting: Planting,
  kinds: readonly PhotoKind[],
): Promise<void> {
  return notebookAt(page).plant(projectId, planting, kinds);
}
