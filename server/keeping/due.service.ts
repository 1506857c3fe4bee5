/** What is due until a moment, by class: for administrators to see before it happens (§19.9). */
import { CLOCK_CLASSES, type ClockClass } from '#domain/rules/clock-classes.ts';
import { endOfKeeping } from '#domain/rules/keeping.ts';
import { keptMs } from '#domain/rules/retention-days.ts';
import type { Queries } from '#server/db/open.ts';
import type { Platform } from '#server/platform.ts';
import { endingBy, isOn, type OnItsWay } from './course.service.ts';
import { countWithEnd, listNames, listWithEnd, type OtherClass } from './ends.store.ts';

/** One that is due. */
export type DueOne = {
  readonly userId: string;
  readonly username: string;
  /** Null where the whole account is meant. */
  readonly projectId: string | null;
  /** Milliseconds since 1970, UTC. */
  readonly endsAt: number;
  /** Whether parents have been told of it so far, and whether a letter that tells of it could not be sent. */
  readonly isTold: boolean;
  readonly isUndelivered: boolean;
};

/** How many of a class are due, and the first of them. */
export type Due = {
  readonly class: ClockClass | OtherClass;
  readonly count: number;
  readonly first: readonly DueOne[];
};

type House = Pick<Platform, 'db' | 'config' | 'clock'>;
type Found = Omit<DueOne, 'username'>;

const byEnd = (one: Found, other: Found) => one.endsAt - other.endsAt || (one.userId < other.userId ? -1 : 1);

async function withNames(db: Queries, found: readonly Found[]): Promise<DueOne[]> {
  const names = await listNames(
    db,
    found.map(({ userId }) => userId),
  );
  return found.map((it) => ({ ...it, username: names.get(it.userId) ?? '' }));
}

function foundOf({ subject, keeping }: OnItsWay, now: number): Found {
  return {
    userId: subject.userId,
    projectId: subject.projectId,
    endsAt: endOfKeeping(keeping, now),
    isTold: keeping.notices.length > 0,
    isUndelivered: keeping.notices.some(({ isUndelivered }) => isUndelivered),
  };
}

async function dueOfClock(house: House, name: ClockClass, until: number, most: number): Promise<Due> {
  let [count, first]: [number, Found[]] = [0, []];
  for await (const it of endingBy(house.db, name, { until, now: house.clock() }, house)) {
    const found = foundOf(it, house.clock());
    if (found.endsAt > until) continue;
    count += 1;
    first = [...first, found].toSorted(byEnd).slice(0, most);
  }
  return { class: name, count, first: await withNames(house.db, first) };
}

/**
 * What goes until a moment, by class, as it stands now: how many, and the first `most` of them. Classes that do not go by the
 * clock here are missing.
 */
export async function listDue(house: House, until: number, most = 10): Promise<Due[]> {
  const { db, config } = house;
  const due: Due[] = [];
  for (const name of CLOCK_CLASSES.filter((it) => isOn(it, house)))
    due.push(await dueOfClock(house, name, until, most));
  const others: readonly OtherClass[] = [
    ...(config.consentByMail ? (['signUps'] as const) : []),
    'toBeDeleted',
    ...(config.keptDays.deletedProjects > 0 ? (['deletedProjects'] as const) : []),
  ];
  for (const name of others) {
    const keptFor = name === 'deletedProjects' ? keptMs(config.keptDays, name) : 0;
    const found = await listWithEnd(db, name, { until, keptFor, most });
    const first = found.map((it) => ({ ...it, isTold: name !== 'deletedProjects', isUndelivered: false }));
    due.push({
      class: name,
      count: await countWithEnd(db, name, { until, keptFor }),
      first: await withNames(db, first),
    });
  }
  return due;
}
