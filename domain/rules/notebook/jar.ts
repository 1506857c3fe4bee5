import type { Jar } from '#domain/contract/notebook/glances.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { areLongIn, ROOT_LOOKS, type RootLook, wordsOf } from './root-looks.ts';
import { hasNotes, inTrackingOrder } from './tracking.ts';

type Look = Pick<
  TrackingEntry,
  | 'observedAt'
  | 'createdAt'
  | 'notes'
  | 'photos'
  | 'addedWater'
  | 'changedWater'
  | 'noticedRootGrowth'
  | 'cuttingsAlive'
  | 'cuttingsWithRoots'
  | 'longestRootInches'
>;

/** The most that all entries of a project told of its cuttings; null where nobody counted. */
export type Seen = {
  readonly alive: number | null;
  readonly rooted: number | null;
  /** The latest counts. */
  readonly now: NonNullable<Jar['now']>;
  readonly roots: RootLook;
  /** Entries that have notes or a photo. */
  readonly looks: number;
  /** Entries in which water was added or changed. */
  readonly waterings: number;
};

const NOT_COUNTED = { alive: null, rooted: null } as const;
export const NOTHING_SEEN: Seen = { ...NOT_COUNTED, now: NOT_COUNTED, roots: 'none', looks: 0, waterings: 0 };

/** Entries from which the jar looks fuller (waterings) or greener (looks). */
const WATER_FROM = [0, 1, 3] as const;
const LEAVES_FROM = [0, 2, 4, 8] as const;
const FIRST_LEAVES = 2;
/** More cuttings cannot be told apart in a jar. */
const DRAWN_CUTTINGS = 5;

/**
 * Returns the state of the roots in an entry. A tick, a count or a length without a picture's words still means
 * roots.
 */
export function rootsIn(entry: Omit<Look, 'observedAt' | 'createdAt'>): RootLook {
  const isSaid = (look: RootLook) => wordsOf(look).some((words) => entry.notes.includes(words));
  const longest = entry.longestRootInches ?? 0;
  if (areLongIn(entry)) return 'long';
  if (longest > 0 || (entry.cuttingsWithRoots ?? 0) > 0 || isSaid('short')) return 'short';
  if (isSaid('bumps')) return 'bumps';
  return entry.noticedRootGrowth ? 'short' : 'none';
}

/** Sums up all entries of a project, drafts included; the server counts the same in its tables. */
export function seenIn(entries: readonly Look[]): Seen {
  const newest = entries.toSorted(inTrackingOrder);
  const latest = (name: 'cuttingsAlive' | 'cuttingsWithRoots') =>
    newest.find((entry) => typeof entry[name] === 'number')?.[name] ?? null;
  const ranks = entries.map((entry) => ROOT_LOOKS.indexOf(rootsIn(entry)));
  return {
    alive: most(entries.map((entry) => entry.cuttingsAlive)),
    rooted: most(entries.map((entry) => entry.cuttingsWithRoots)),
    now: { alive: latest('cuttingsAlive'), rooted: latest('cuttingsWithRoots') },
    roots: ROOT_LOOKS[Math.max(0, ...ranks)] ?? 'none',
    looks: entries.filter((entry) => hasNotes(entry) || entry.photos.length > 0).length,
    waterings: entries.filter((entry) => entry.addedWater || entry.changedWater).length,
  };
}

/** Kept responses of a time that knew no counts lack them. */
function most(counts: readonly (number | null | undefined)[]): number | null {
  const known = counts.filter((it) => typeof it === 'number');
  return known.length === 0 ? null : Math.max(...known);
}

/**
 * The jar of a project (PRODUCT.md#the-jar). It only grows: each part shows the most that any entry told.
 * @param harvest what was written in step 3.
 * @param planted how many plantings there are, and how many of the trees stand in their final place.
 */
export function jarOf(harvest: StepFormData, seen: Seen, planted: { all: number; standing: number }): Jar {
  const { looks, waterings, roots } = seen;
  const counts = [harvest.cuttingCount, seen.alive, seen.rooted];
  const isBegun = looks + waterings > 0 || roots !== 'none' || (most(counts.slice(1)) ?? 0) > 0;
  const isInWater = Boolean(harvest.waterPlacementDate) || isBegun;
  return {
    stage: stageOf({
      ...planted,
      isInWater,
      isCut: Boolean(harvest.collectionTime) || (harvest.cuttingCount ?? 0) > 0,
    }),
    cuttings: most(counts) || null,
    rooted: seen.rooted || null,
    now: seen.now,
    roots,
    water: isInWater ? reached(WATER_FROM, waterings) : 0,
    leaves: FIRST_LEAVES - 1 + reached(LEAVES_FROM, looks),
  };
}

/**
 * The jar by what 'Progress only' tells (PRODUCT.md#what-a-leader-sees): whether it is in water, and no word of roots,
 * water or leaves.
 */
export function jarOfProgress({ cuttings, planted, lastCheck, nextCheck }: Progress): Jar {
  const since = lastCheck ?? nextCheck;
  const harvest = { cuttingCount: cuttings, ...(since !== null && { waterPlacementDate: since }) };
  return jarOf(harvest, NOTHING_SEEN, { all: planted, standing: planted });
}
type Progress = Record<'cuttings' | 'planted', number> & Record<'lastCheck' | 'nextCheck', string | null>;

/** Counts the marks that a number has reached. */
function reached(marks: readonly number[], number: number): number {
  return marks.filter((mark) => number >= mark).length;
}

type Known = { all: number; standing: number; isInWater: boolean; isCut: boolean };

function stageOf({ all, standing, isInWater, isCut }: Known): Jar['stage'] {
  if (standing > 0) return 'ground';
  if (all > 0) return 'pot';
  if (isInWater) return 'water';
  return isCut ? 'cut' : 'empty';
}

/** Returns the cuttings to draw, and those with something growing below. */
export function drawnIn({ stage, cuttings, rooted, roots }: Jar): { cuttings: number; rooted: number } {
  if (stage !== 'cut' && stage !== 'water') return { cuttings: 0, rooted: 0 };
  const drawn = Math.min(cuttings ?? 1, DRAWN_CUTTINGS);
  return { cuttings: drawn, rooted: roots === 'none' ? 0 : Math.min(rooted ?? 1, drawn) };
}

/** Describes the drawing of a jar for people who do not see it. */
export function jarText(jar: Jar): string {
  if (jar.stage === 'empty') return 'An empty jar. It waits for your cuttings.';
  if (jar.stage === 'pot') return 'A young tree in a pot.';
  if (jar.stage === 'ground') return 'Your young tree in the ground.';
  const { alive, all, rooted } = toldOf(jar);
  const held = all === null ? 'cuttings' : all === 1 ? '1 cutting' : `${all} cuttings`;
  if (alive === 0) return `A jar with ${held}. None is alive now.`;
  const left = alive !== null && all !== null && alive < all ? `${alive} of your ${held}` : held;
  return `A jar with ${left}. ${jar.stage === 'cut' ? 'It has no water yet.' : rootsText(jar.roots, rooted, alive)}`;
}

/** The counts that are told of a jar: of how many cuttings so many are alive, and how many of those have roots. */
export function toldOf({ cuttings, rooted, now }: Jar): Record<'all' | 'alive' | 'rooted', number | null> {
  const alive = now?.alive ?? cuttings;
  const told = (now ? now.rooted : rooted) || null;
  // Some may have died since their roots were counted.
  return { all: cuttings, alive, rooted: told !== null && alive !== null && told > alive ? null : told };
}

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** One long root makes them long: it is not said of all that have some. */
function rootsText(roots: RootLook, rooted: number | null, alive: number | null): string {
  if (roots === 'none') return 'No roots yet.';
  if (roots === 'bumps') return 'It shows small bumps on the bark.';
  const seen = `${roots} roots`;
  if (rooted === null) return `You saw ${seen}.`;
  const some = roots === 'long' ? 'roots, and some are long' : seen;
  if (alive === 1) return `It has ${seen}.`;
  if (rooted === alive) return `All have ${some}.`;
  return rooted === 1 ? `One has ${seen}.` : `${NUMBERS[rooted - 1] ?? rooted} have ${some}.`;
}
