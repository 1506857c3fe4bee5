import type { Origin } from '#domain/contract/platform/revisions.ts';
import { Refused } from '#domain/rules/platform/refused.ts';
import { responseTo, type Saved } from '#domain/rules/platform/revisions.ts';
import type { Write } from '#server/platform/db/write-batch.ts';
import { type AppError, refusalOf } from './errors.ts';

/** The result of a save. */
export type Decision<A> = {
  /** The thing as it will be, or a refusal; what is written with that stays (PRODUCT.md#saving-a-step). */
  readonly response: A | AppError;
  /** Each gives a row if what was decided on still stands. */
  readonly writes: readonly Write[];
  /** The thing as it is, for a save that was done before and is sent again; null where there is none. */
  readonly asItStands: A | null;
};

/** Wraps a rule's result as a decision; `write` stores it. */
export function decided<T>(
  there: T | undefined,
  outcome: Saved<T> | Refused,
  save: Origin,
  write: (it: T) => Write,
): Decision<T | (T & { conflicts: string[] })> {
  const asItStands = (conflicts: readonly string[]) =>
    there === undefined ? null : responseTo(save, { it: there, conflicts });
  if (outcome instanceof Refused) {
    return { response: refusalOf(outcome), writes: [], asItStands: asItStands([]) };
  }
  const writes = outcome.it === there ? [] : [write(outcome.it)];
  return { response: responseTo(save, outcome), writes, asItStands: asItStands(outcome.conflicts) };
}
