/**
 * Decisions that need two administrators when there are two (PRODUCT.md#blocking-a-parent,
 * PRODUCT.md#the-end-of-a-hold).
 */
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { mailboxOf } from '#domain/rules/platform/mailbox.ts';

export const YES_PROBLEMS = {
  'asked-it': sentences.askedByYou,
  'same-person': sentences.askedFromYourAddress,
  'removed-other': sentences.removedAdmin,
  'joined-lately': sentences.adminTooNew,
} as const;
export type YesProblem = keyof typeof YES_PROBLEMS;

/** Every address that an administrator has, or had before. */
export type Addresses = readonly string[];

/** Two accounts with one mailbox are one person. */
export function isOnePerson(one: Addresses, other: Addresses): boolean {
  const mailboxes = new Set(one.map(mailboxOf));
  return other.some((it) => mailboxes.has(mailboxOf(it)));
}

/** The facts about a yes: its giver, the asker, and the other administrators. */
export type Yes = {
  readonly isAsker: boolean;
  readonly own: Addresses;
  /** The asker's addresses; empty once that account is gone. */
  readonly askers: Addresses;
  /** The other administrators' addresses. */
  readonly others: readonly Addresses[];
  /**
   * True when this person lately removed an administrator: one who would have to confirm, or an own second account.
   */
  readonly hasRemoved: boolean;
  /** True when this person lately became an administrator, perhaps invited by the asker. */
  readonly isNew: boolean;
  /** Administrators who were there before this one. */
  readonly elders: readonly Addresses[];
  /** True when the asker lately removed an administrator. */
  readonly hasAskerRemoved: boolean;
};

/** A new administrator counts only if nobody was there before who could say yes, and none who could was removed. */
function isTooNew({ isNew, own, askers, elders, hasRemoved, hasAskerRemoved }: Yes): boolean {
  const isThird = (addresses: Addresses) => !isOnePerson(addresses, own) && !isOnePerson(addresses, askers);
  return isNew && (hasRemoved || hasAskerRemoved || elders.some(isThird));
}

/** Why a yes does not count beside that of who asked; null where it does, or where nobody else is there to say it. */
export function problemOfYes(yes: Yes): YesProblem | null {
  const { isAsker, own, askers, others, hasRemoved } = yes;
  const isOfTwo = !isAsker && (askers.length > 0 ? !isOnePerson(own, askers) : !hasRemoved);
  if (isOfTwo) return isTooNew(yes) ? 'joined-lately' : null;
  if (hasRemoved) return 'removed-other';
  if (others.every((it) => isOnePerson(own, it))) return null;
  return isAsker ? 'asked-it' : 'same-person';
}
