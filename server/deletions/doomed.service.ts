/** Things that can be deleted for good; each module makes its own. */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { DeletionCounts } from '#domain/rules/deletions/deletions.ts';
import { type OwnProject, ownKeptProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A sign-up is an account that no parent has confirmed, of which no proof has to stay. */
export type DoomedKind = 'photo' | 'tracking' | 'planting' | 'tree-check' | 'project' | 'account' | 'sign-up';

/** Everything that goes with a thing. */
export type Found = {
  readonly counts: DeletionCounts;
  /** Every picture and scan that goes, by its name in the file store. */
  readonly fileNames: readonly string[];
  /** The child whose account goes; null for anything else. */
  readonly child: User | null;
};

export type Doomed = {
  readonly kind: DoomedKind;
  readonly id: string;
  /** The account that it belongs to. */
  readonly ownerId: string;
  /** Nothing is added to it until the end of the transaction. @throws AppError 'not-found' when its project is gone. */
  readonly hold: (tx: Queries) => Promise<void>;
  /** Looks at what is to go; null when it is not there. */
  readonly find: (tx: Queries) => Promise<Found | null>;
  /**
   * Deletes the rows of the thing; what refers to them goes with them.
   * @param now when it happened, as the proof of the consent keeps it.
   * @returns false when there was none.
   */
  readonly delete: (tx: Queries, now: number) => Promise<boolean>;
};

/** A thing by its random id, as the note of its deletion names it. */
export function subjectOf({ kind, id }: Doomed): string {
  return `${kind}:${id}`;
}

/** Returns the common part of everything in a project. */
export function inProject({ id, ownerId }: OwnProject): Pick<Doomed, 'ownerId' | 'hold'> {
  return { ownerId, hold: async (tx) => void (await ownKeptProject(tx, { id: ownerId }, id)) };
}
