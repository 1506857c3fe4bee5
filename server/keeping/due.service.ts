/** Upcoming ends by class, for administrators to see before they happen (PRODUCT.md#what-goes-by-the-clock). */
import { COUNTED_MOST, DUE_A_PAGE } from '#domain/limits.ts';
import { CLOCK_CLASSES, type ClockClass, type DatedClass } from '#domain/rules/keeping/clock-classes.ts';
import { endOfKeeping, isOfThisEnd } from '#domain/rules/keeping/keeping.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { listUntold } from '#server/family/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listNames, listWithEnd } from './ends.store.ts';
import { isOn, lookThrough, type OnItsWay } from './expiry-schedule.service.ts';

/** One that is due. */
export type DueOne = {
  readonly userId: string;
  readonly username: string;
  /** Null where the whole account is meant. */
  readonly projectId: string | null;
  /** Milliseconds since 1970, UTC; not before the end of a hold. */
  readonly endsAt: number;
  /** True once parents have been told, and true when a letter about it could not be sent. */
  readonly isTold: boolean;
  readonly isUndelivered: boolean;
  /** Until when it waits for the end of a hold; null where it does not. */
  readonly heldUntil: number | null;
  /** True where it waits for another parent, since whoever asked is none any more. */
  readonly waitsForParent: boolean;
};

/** Where a page ended: by what its last row is found, and its id. */
type Place = { readonly timestamp: number; readonly id: string };

/** The number of a class that is due, up to `COUNTED_MOST`, and a page of them. */
export type Due = {
  readonly class: ClockClass | DatedClass;
  readonly count: number;
  readonly isMore: boolean;
  readonly rows: readonly DueOne[];
  /** Where the next page begins; null where there is none. */
  readonly next: Place | null;
};

type JobDependencies = Pick<Platform, 'db' | 'config' | 'clock'>;
type Found = Omit<DueOne, 'username' | 'heldUntil'> & { readonly place: Place };
/** Until when it ends, behind which place, and without whom. */
type Search = {
  readonly until: number;
  readonly from: Place | undefined;
  readonly leftOut: ReadonlySet<string>;
};
/** The most rows looked at when hardly any is due because letters failed; beyond it the number is unknown. */
const LOOKED_AT_MOST = 5 * COUNTED_MOST;

async function withNames(db: Queries, found: readonly Found[], now: number): Promise<DueOne[]> {
  const people = await listNames(
    db,
    found.map(({ userId }) => userId),
  );
  return found.map(({ place, ...rest }) => {
    const { username = '', heldUntil = null } = people.get(rest.userId) ?? {};
    const isHeld = heldUntil !== null && heldUntil > now;
    const endsAt = isHeld ? Math.max(rest.endsAt, heldUntil) : rest.endsAt;
    return { ...rest, username, endsAt, heldUntil: isHeld ? heldUntil : null };
  });
}

function foundOf({ name, subject, keeping }: OnItsWay, now: number): Found {
  const given = keeping.notices.filter((it) => isOfThisEnd(it, keeping.endsAt));
  return {
    userId: subject.userId,
    projectId: subject.projectId,
    endsAt: endOfKeeping(keeping, now),
    // Every parent was told of a stop on its day.
    isTold: name === 'stopped' || given.length > 0,
    isUndelivered: given.some(({ isUndelivered }) => isUndelivered),
    waitsForParent: subject.waitsForParent,
    place: { timestamp: subject.since, id: subject.id },
  };
}

/** The first rows behind a place, one more than a page has, and how many there are behind it. */
type Looked = { readonly count: number; readonly isMore: boolean; readonly found: readonly Found[] };

async function lookAtClock(
  dependencies: JobDependencies,
  name: ClockClass,
  { until, from, leftOut }: Search,
): Promise<Looked> {
  const { db, clock } = dependencies;
  const now = clock();
  const after = from ? { since: from.timestamp, id: from.id } : null;
  const found: Found[] = [];
  let [count, lookedAt] = [0, 0];
  for await (const item of lookThrough(db, name, { wanted: 'ends', until, now, after }, dependencies)) {
    lookedAt += 1;
    if (count === COUNTED_MOST || lookedAt > LOOKED_AT_MOST) return { count, isMore: true, found };
    const one = foundOf(item, now);
    if (one.endsAt > until || leftOut.has(one.userId)) continue;
    count += 1;
    if (found.length <= DUE_A_PAGE) found.push(one);
  }
  return { count, isMore: false, found };
}

async function lookAtDated(
  { db, config }: JobDependencies,
  name: DatedClass,
  { until, from, leftOut }: Search,
): Promise<Looked> {
  const keptFor = name === 'deletedProjects' ? keptMs(config.keptDays, name) : 0;
  const after = from ? { endsAt: from.timestamp, id: from.id } : null;
  const ending = { until, keptFor, after, leftOut };
  const rows = await listWithEnd(db, name, ending, COUNTED_MOST + 1);
  const page = rows.slice(0, DUE_A_PAGE + 1);
  const untold =
    name === 'toBeDeleted'
      ? await listUntold(
          db,
          page.map(({ userId }) => userId),
        )
      : new Set<string>();
  const found = page.map(({ id, ...rest }) => ({
    ...rest,
    ...{ isTold: name !== 'deletedProjects', isUndelivered: untold.has(rest.userId) },
    place: { timestamp: rest.endsAt, id },
  }));
  return { count: Math.min(rows.length, COUNTED_MOST), isMore: rows.length > COUNTED_MOST, found };
}

/** The classes that go by the clock here. */
function classesOf(dependencies: JobDependencies): readonly Due['class'][] {
  const { config } = dependencies;
  return [
    ...CLOCK_CLASSES.filter((it) => isOn(it, dependencies)),
    ...(config.consentByMail ? (['signUps'] as const) : []),
    'toBeDeleted',
    ...(config.keptDays.deletedProjects > 0 ? (['deletedProjects'] as const) : []),
  ];
}

const isClockClass = (name: Due['class']): name is ClockClass => CLOCK_CLASSES.some((it) => it === name);

/**
 * Lists by class everything that ends until a moment; classes without a clock here are missing. @param only one
 * class, and the place after which to continue, otherwise the first page of all; without some accounts.
 */
export async function listDue(
  dependencies: JobDependencies,
  until: number,
  only: {
    readonly class?: Due['class'] | undefined;
    readonly from?: Place | undefined;
    readonly leftOut?: ReadonlySet<string>;
  } = {},
): Promise<Due[]> {
  const due: Due[] = [];
  for (const name of classesOf(dependencies)) {
    if (only.class !== undefined && only.class !== name) continue;
    const from = only.class === undefined ? undefined : only.from;
    const search = { until, from, leftOut: only.leftOut ?? new Set<string>() };
    const looked = isClockClass(name)
      ? await lookAtClock(dependencies, name, search)
      : await lookAtDated(dependencies, name, search);
    const page = looked.found.slice(0, DUE_A_PAGE);
    due.push({
      ...{ class: name, count: looked.count, isMore: looked.isMore },
      rows: await withNames(dependencies.db, page, dependencies.clock()),
      next: looked.found.length > DUE_A_PAGE ? (page.at(-1)?.place ?? null) : null,
    });
  }
  return due;
}
