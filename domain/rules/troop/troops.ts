/** Troops, their leaders, and what a parent lets them see (PRODUCT.md#troops). */
import { mailboxOf } from '#domain/rules/platform/mailbox.ts';

/** What a parent may answer, the narrowest first. */
export const TROOP_CHOICES = ['no', 'progress', 'work'] as const;
export type TroopChoice = (typeof TROOP_CHOICES)[number];
/** Answers by which a leader sees something. */
export const TROOP_YESES = ['progress', 'work'] as const satisfies readonly TroopChoice[];
export type TroopYes = (typeof TROOP_YESES)[number];

/** How a troop is called. */
export function troopName({ number }: { readonly number: string }): string {
  return `Troop ${number}`;
}

/** How a leader reads who somebody is: 'Ada O.' */
export function scoutName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** Of two answers, or none, which lets leaders see less. */
function narrower(a: TroopChoice, b: TroopChoice): TroopChoice {
  return TROOP_CHOICES.indexOf(a) < TROOP_CHOICES.indexOf(b) ? a : b;
}

/**
 * What holds for a child by the answers of her parents: the narrowest. So any of them may say no at any time, and what one
 * does not want another cannot allow. Null while nobody has answered.
 */
export function heldChoice(answers: readonly TroopChoice[]): TroopChoice | null {
  const [first, ...others] = answers;
  return first === undefined ? null : others.reduce(narrower, first);
}

/**
 * Nobody approves an own child (PRODUCT.md#nobody-approves-an-own-child): whether one of somebody's mailboxes is one of
 * a scout's parents'.
 */
export function isOwnChild(own: readonly string[], parents: readonly string[]): boolean {
  const mailboxes = new Set(own.map(mailboxOf));
  return parents.some((it) => mailboxes.has(mailboxOf(it)));
}

/** Addresses of a scout's parents: blocked by administrators, in force, and all that any of them ever had. */
type ParentAddresses = Readonly<Record<'blocked' | 'active' | 'known', readonly string[]>>;

/**
 * Whether a scout of whom a parent is blocked is closed to a leader (PRODUCT.md#nobody-approves-an-own-child): who is
 * blocked as a parent sees nothing as a leader either. A former address of one of the parents counts too, since nobody
 * knows which of them had it.
 */
export function isClosedTo(own: readonly string[], { blocked, active, known }: ParentAddresses): boolean {
  return isOwnChild(own, blocked) || (isOwnChild(own, known) && !isOwnChild(own, active));
}
