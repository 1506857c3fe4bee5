import type { ListedScout, ScoutProject } from '#domain/contract/troop/leader.ts';
import { STUCK_DAYS } from '#domain/limits.ts';
import { type CheckState, checkState } from '#domain/rules/notebook/rhythm.ts';
import { daysFrom } from '#domain/rules/platform/dates.ts';

/** A scout's needs of a leader, each one word, the most urgent first (PRODUCT.md#the-leaders-list). */
export const NEEDS = ['review', 'stuck', 'look', 'start', 'nothing', 'finished'] as const;
export type Need = (typeof NEEDS)[number];

/** The scout's need, by the tree that needs somebody most. */
export type Standing = {
  readonly need: Need;
  /** Null for who has not started one. */
  readonly project: ScoutProject | null;
  /** Since which day it is needed, YYYY-MM-DD; null where that is not known or nothing is. */
  readonly since: string | null;
};

type Needing = Pick<ListedScout, 'projects' | 'saysFixed'>;

const LATE: readonly CheckState[] = ['due', 'waiting', 'resting'];
const HELP: readonly Need[] = ['review', 'stuck', 'look'];

function standingOfProject(project: ScoutProject, today: string): Standing {
  const { status, nextCheck, work } = project;
  if (status === 'completed') return { need: 'finished', project, since: null };
  const check = checkState(nextCheck, today);
  if (check === 'resting') return { need: 'stuck', project, since: nextCheck };
  if (LATE.includes(check)) return { need: 'look', project, since: nextCheck };
  // With progress only, no day but those of the checks is known.
  const lastWork = check === 'none' ? (work?.lastWork ?? null) : null;
  const isStuck = lastWork !== null && daysFrom(lastWork, today) >= STUCK_DAYS;
  return { need: isStuck ? 'stuck' : 'nothing', project, since: isStuck ? lastWork : null };
}

const rankOf = ({ need }: Standing) => NEEDS.indexOf(need);

/** Returns a scout's need today; a review that waits for another look goes before the trees. */
export function standingOf({ projects, saysFixed }: Needing, today: string): Standing {
  const [urgent] = projects
    .map((project) => standingOfProject(project, today))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const standing = urgent ?? { need: 'start', project: null, since: null };
  return saysFixed ? { ...standing, need: 'review', since: null } : standing;
}

export function needsHelp({ need }: Standing): boolean {
  return HELP.includes(need);
}

/** Filters of a list of scouts. */
export const SCOUT_KINDS = ['all', 'help', 'waiting', 'finished'] as const;
export type ScoutKind = (typeof SCOUT_KINDS)[number];

export function isOfKind(scout: Needing, kind: ScoutKind, today: string): boolean {
  if (kind === 'help') return needsHelp(standingOf(scout, today));
  if (kind === 'waiting')
    return scout.projects.some(({ nextCheck }) => LATE.includes(checkState(nextCheck, today)));
  return kind === 'all' || scout.projects.some(({ status }) => status === 'completed');
}

export const SCOUT_SORTS = ['need', 'name', 'step'] as const;
export type ScoutSort = (typeof SCOUT_SORTS)[number];

/** The step of a scout: 0 before the first, beyond the last once all is done. */
function stepOf({ project }: Standing): number {
  if (project === null) return 0;
  return project.status === 'completed' ? project.totalSteps + 1 : project.currentStep;
}

/**
 * Scouts, who come by name, in another order: who needs help first, the longest wait at the front of each; or by the step,
 * who has come the least far first.
 */
export function inScoutOrder<S extends Needing>(
  scouts: readonly S[],
  sort: ScoutSort,
  today: string,
): { scout: S; standing: Standing }[] {
  const all = scouts.map((scout) => ({ scout, standing: standingOf(scout, today) }));
  if (sort === 'name') return all;
  if (sort === 'step') return all.toSorted((a, b) => stepOf(a.standing) - stepOf(b.standing));
  const wait = ({ since }: Standing) => (since === null ? 0 : daysFrom(since, today));
  return all.toSorted(
    (a, b) => rankOf(a.standing) - rankOf(b.standing) || wait(b.standing) - wait(a.standing),
  );
}
