/**
 * The record of a deletion: enough to prove and repeat it, with nothing about a person
 * (PRODUCT.md#the-proof-of-deletion).
 */
import type { RETENTION } from '#domain/rules/keeping/retention.ts';

/** The person who deleted; a retention class stands for the clock. */
export type DeletionReason = 'child' | 'parent' | 'administrator' | keyof typeof RETENTION;

/** Counts of a deletion in written order, with their words. */
const COUNTED = {
  accounts: ['account', 'accounts'],
  projects: ['project', 'projects'],
  trackingEntries: ['entry', 'entries'],
  plantingEntries: ['planting', 'plantings'],
  treeChecks: ['look at the tree', 'looks at the tree'],
  photos: ['photo', 'photos'],
  signedForms: ['signed form', 'signed forms'],
} as const;

export type DeletionCounts = { readonly [kind in keyof typeof COUNTED]?: number };

/** The same counts without zeros and always in one order, so that their text is always the same. */
export function orderedCounts(counts: DeletionCounts): DeletionCounts {
  const kinds = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
  return Object.fromEntries(kinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])));
}

/** The counts in words, each kind by itself: '1 account', '3 projects'. */
export function spokenCounts(counts: DeletionCounts): readonly string[] {
  return Object.entries(orderedCounts(counts)).map(([kind, count]) => {
    const [one, more] = COUNTED[kind as keyof typeof COUNTED];
    return `${count} ${count === 1 ? one : more}`;
  });
}

export const DELETION_KINDS = [
  'photo',
  'tracking',
  'planting',
  'tree-check',
  'project',
  'account',
  'sign-up',
  'drafts',
] as const;
export type DeletionKind = (typeof DELETION_KINDS)[number];

const REASON_WORDS = {
  child: 'deleted by the scout',
  parent: 'deleted by a parent',
  administrator: 'deleted by an administrator',
  signUps: 'no parent confirmed it',
  pausedConsents: 'its consent had paused for too long',
  stopped: 'a parent had stopped it',
  unvisited: 'nobody had visited it',
  finishedProjects: 'finished long ago',
  deletedProjects: 'deleted by the scout, and not brought back',
  emptyDrafts: 'opened and left empty',
} satisfies Partial<Record<DeletionReason, string>>;

/** Why something was deleted, in words; a reason of another version of the program is not known here. */
export function reasonWords(reason: string): string {
  const isKnown = (text: string): text is keyof typeof REASON_WORDS => Object.hasOwn(REASON_WORDS, text);
  return isKnown(reason) ? REASON_WORDS[reason] : 'its time was over';
}
