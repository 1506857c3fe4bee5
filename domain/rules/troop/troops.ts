/** Troops, their leaders, and what a parent lets them see (PRODUCT.md#troops). */
import { mailboxOf } from '#domain/rules/platform/mailbox.ts';

/** A parent's answers, the narrowest first. */
export const TROOP_CHOICES = ['no', 'progress', 'work'] as const;
export type TroopChoice = (typeof TROOP_CHOICES)[number];
/** Answers by which a leader sees something. */
export const TROOP_YESES = ['progress', 'work'] as const satisfies readonly TroopChoice[];
export type TroopYes = (typeof TROOP_YESES)[number];

export function troopName({ number }: { readonly number: string }): string {
  return `Troop ${number}`;
}

/** Returns the name that a leader sees: 'Ada O.' */
export function scoutName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** Returns the answer that lets leaders see less. */
function narrower(a: TroopChoice, b: TroopChoice): TroopChoice {
  return TROOP_CHOICES.indexOf(a) < TROOP_CHOICES.indexOf(b) ? a : b;
}

/**
 * Returns the narrowest of all parents' answers, which holds: any parent may say no at any time, and no other can
 * overrule it. Null until one answers.
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
 * True when a leader who is blocked as this scout's parent must see nothing as a leader either
 * (PRODUCT.md#nobody-approves-an-own-child). A parent's former address counts too, since nobody knows which of them
 * had it.
 */
export function isClosedTo(own: readonly string[], { blocked, active, known }: ParentAddresses): boolean {
  return isOwnChild(own, blocked) || (isOwnChild(own, known) && !isOwnChild(own, active));
}
