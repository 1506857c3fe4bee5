/** Where each subject stands on its way to its end (PRODUCT.md#what-goes-by-the-clock). */
import type { ClockClass } from '#domain/rules/keeping/clock-classes.ts';
import type { Keeping } from '#domain/rules/keeping/keeping.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { keptMs, noticeDaysOf } from '#domain/rules/keeping/retention-days.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { scanning } from '#server/platform/db/scanning.ts';
import type { Platform } from '#server/platform/platform.ts';
import { BATCH_SIZE } from '#server/platform/process-in-batches.ts';
import { isAnybodyWanted } from './found-by-notices.store.ts';
import { noticesOf } from './notices.store.ts';
import { findSubjects, type Subject } from './subjects.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKED_AT_ONCE = 500;

type Settings = Pick<Platform, 'config'>;
/** A subject of a class, and what is known of its end. */
export type OnItsWay = { readonly name: ClockClass; readonly subject: Subject; readonly keeping: Keeping };

/** Returns how long a class runs from where it is found; with an end of its own, it is found by that. */
function timeOf(name: ClockClass, { config }: Settings): number {
  return name === 'stopped' ? 0 : keptMs(config.keptDays, name);
}

/** True when a class goes by the clock here. A stop has its end whatever is set by now. */
export function isOn(name: ClockClass, { config }: Settings): boolean {
  return name === 'stopped' || config.keptDays[name] > 0;
}

async function withNotices(
  db: Queries,
  name: ClockClass,
  subjects: readonly Subject[],
  settings: Settings,
): Promise<OnItsWay[]> {
  const { keptDays, mail } = settings.config;
  const notices = await noticesOf(
    db,
    name,
    subjects.map(({ id }) => id),
  );
  return subjects.map((subject) => {
    const { set } = subject;
    const noticeDays = set
      ? noticeDaysOf(RETENTION[name].noticeDays, (set.endsAt - set.begun) / DAY_MS)
      : noticeDaysOf(RETENTION[name].noticeDays, keptDays[name]);
    const endsAt = set?.endsAt ?? subject.since + timeOf(name, settings);
    const all = notices.get(subject.id) ?? [];
    // Where no mail is sent any more nothing waits for it; where there is some now, what reached no parent was not told.
    const given =
      mail === null ? all.map((it) => ({ ...it, isWaiting: false })) : all.filter(({ isByMail }) => isByMail);
    return { name, subject, keeping: { endsAt, noticeDays, notices: given } };
  });
}

/** The search, and the place after which it continues. */
export type Looked = {
  readonly wanted: 'tell' | 'end' | 'either' | 'ends';
  readonly now: number;
  /** Until when something is to be done, or to end; now unless it is given. */
  readonly until?: number;
  readonly after?: Pick<Subject, 'id' | 'since'> | null;
};

/**
 * The subjects of a class for whom a notice or an end may be to do now, or who may end until a moment, those whose time has run
 * the longest first; page by page. The last includes who waits: for the end of a hold (PRODUCT.md#holds), or for another parent.
 */
export async function* lookThrough(
  db: Queries,
  name: ClockClass,
  { wanted, now, until = now, after: first = null }: Looked,
  settings: Settings,
): AsyncGenerator<OnItsWay> {
  const { keptDays, mail } = settings.config;
  const { noticeDays } = RETENTION[name];
  const runsFor = timeOf(name, settings);
  // A stop under other settings keeps the notices of those.
  const telling = {
    runsFor,
    noticeDays: name === 'stopped' ? noticeDays : noticeDaysOf(noticeDays, keptDays[name]),
    isByMail: mail !== null,
  };
  const isEnding = wanted === 'ends';
  const by = isEnding ? { ...telling, wanted, until, now } : { ...telling, wanted, at: now };
  if (!(await isAnybodyWanted(db, name, by))) return;
  const since = (isEnding ? until : now + (noticeDays[0] ?? 0) * DAY_MS) - runsFor;
  // Work on each row continues with few at a time, so that they are still as found.
  const limit = wanted === 'either' ? BATCH_SIZE : LOOKED_AT_ONCE;
  for (let after = first; ; ) {
    const page = { since, after, limit, goingAt: isEnding ? null : now, by };
    const found = await findSubjects(scanning(db), name, page);
    yield* await withNotices(db, name, found, settings);
    after = found.at(-1) ?? null;
    if (found.length < limit) return;
  }
}

/** One subject as it stands now; undefined where it does not go by the clock any more. */
export async function lookAgain(
  tx: Queries,
  { name, id, now }: { readonly name: ClockClass; readonly id: string; readonly now: number },
  settings: Settings,
): Promise<OnItsWay | undefined> {
  const wanted = { since: Number.MAX_SAFE_INTEGER, after: null, limit: 1, only: id, goingAt: now };
  const [result] = await withNotices(tx, name, await findSubjects(tx, name, wanted), settings);
  return result;
}
