/** What two administrators have to agree on, where there are two (§20.14, §22.4). */
import { mailboxOf } from './mailbox.ts';

export const YES_PROBLEMS = {
  'asked-it': 'You asked for this. Another administrator has to confirm it.',
  'same-person':
    'Who asked for this has your e-mail address. An administrator with another one has to confirm it.',
  'removed-other':
    'You removed an administrator less than 7 days ago. Until 7 days are over another one has to confirm what you ask for.',
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
};

/** Why a yes does not count beside that of who asked; null where it does, or where nobody else is there to say it. */
export function problemOfYes({ isAsker, own, askers, others, hasRemoved }: Yes): YesProblem | null {
  const isOfTwo = !isAsker && (askers.length > 0 ? !isOnePerson(own, askers) : !hasRemoved);
  if (isOfTwo) return null;
  if (hasRemoved) return 'removed-other';
  if (others.every((it) => isOnePerson(own, it))) return null;
  return isAsker ? 'asked-it' : 'same-person';
}
