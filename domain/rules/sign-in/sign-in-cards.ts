/** Sign-in cards (PRODUCT.md#sign-in-cards): who may make one, and how long what was opened with one stays open. */
import { CARD_SESSION_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';

export const CARD_PROBLEMS = {
  'progress-only': sentences.cardNeedsWork,
  'no-parent': sentences.cardNeedsParent,
  'not-answered': sentences.lastCardUnsettled,
} as const;
export type CardProblem = keyof typeof CARD_PROBLEMS;

/** A password that was chosen with a card. */
export type CardPassword = {
  /** When what was opened with it ends at the latest, in milliseconds since 1970. */
  readonly endsAt: number;
  /** True for a leader's card until a parent says that it was for an own child. */
  readonly waitsForParent: boolean;
};

/** Conditions for a leader to make a card. */
export type CardFacts = {
  readonly seesWork: boolean;
  /** Parents with a confirmed address that takes our letters. */
  readonly parents: number;
  readonly hasMail: boolean;
  readonly last: CardPassword | undefined;
};

/** Why a leader makes no card for a scout now; null where nothing is in the way. */
export function cardProblem(
  { seesWork, parents, hasMail, last }: CardFacts,
  now: number,
): CardProblem | null {
  if (!seesWork) return 'progress-only';
  if (!hasMail || parents === 0) return 'no-parent';
  return last?.waitsForParent && now >= last.endsAt ? 'not-answered' : null;
}

/** The result of a login with a card's password. */
export type CardLogin = 'lasting' | 'over' | { readonly endsAt: number };

/** After its hours a password is the child's own, unless a parent has yet to say whose use it was. */
export function cardLogin(last: CardPassword, now: number): CardLogin {
  const { endsAt, waitsForParent } = last;
  if (now < endsAt) return { endsAt };
  return waitsForParent ? 'over' : 'lasting';
}

/**
 * Until when the password of a card that is used now is good. A leader's second card within the hours of the first one gives no
 * more of them, or one after the other would be a day.
 */
export function hoursEndAt(last: CardPassword | undefined, waitsForParent: boolean, now: number): number {
  const goesOn = waitsForParent && last?.waitsForParent && now < last.endsAt;
  return goesOn ? last.endsAt : now + CARD_SESSION_MS;
}
