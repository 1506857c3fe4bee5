/**
 * What two administrators have to agree on, where there are two (PRODUCT.md#blocking-a-parent,
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

/** Who says yes to what was asked for, and who else is there. */
export type Yes = {
  readonly isAsker: boolean;
  readonly own: Addresses;
  /** Of who asked; none where that account is gone. */
  readonly askers: Addresses;
  /** Of each other administrator. */
  readonly others: readonly Addresses[];
  /** Whether this person removed an administrator in the last days: one who would have to confirm it, or an own second account. */
  readonly hasRemoved: boolean;
  /** Whether this person became an administrator in the last days, perhaps by an invitation of who asked. */
  readonly isNew: boolean;
  /** Of each other administrator who was there before this one. */
  readonly elders: readonly Addresses[];
  /** Whether who asked removed an administrator in the last days. */
  readonly hasAskerRemoved: boolean;
};

/** Who has just come counts only where nobody was there before who could say it, and nobody was removed who could have. */
function isTooNew({ isNew, own, askers, elders, hasRemoved, hasAskerRemoved }: Yes): boolean {
  const isThird = (it: Addresses) => !isOnePerson(it, own) && !isOnePerson(it, askers);
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
