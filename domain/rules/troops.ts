/** Troops, their leaders, and what a parent lets them see (§21). */
import { folded } from './text.ts';

/** What a parent may answer, the narrowest first. */
export const TROOP_CHOICES = ['no', 'progress', 'work'] as const;
export type TroopChoice = (typeof TROOP_CHOICES)[number];
/** Answers by which a leader sees something. */
export const TROOP_YESES = ['progress', 'work'] as const satisfies readonly TroopChoice[];
export type TroopYes = (typeof TROOP_YESES)[number];

export const CHOICE_WORDS: Readonly<Record<TroopChoice, string>> = {
  no: 'No',
  progress: 'Progress only',
  work: 'Progress, notes and photos',
};

/** What each yes shows, for a parent to read. */
const CHOICE_HINTS: Readonly<Record<TroopChoice, string>> = {
  no: 'Leaders see nothing.',
  progress:
    'First name and initial, the step, the tree, how many cuttings, hours and photos, and the next check.',
  work: 'Also notes, places and photos. Each look is written down, and you see it.',
};

export const TROOP_CHANGED = 'The troop is another one now. Please read the question again.';
export const OWN_CHILD = "You are this scout's parent. Another leader reviews.";

/** The answers with what each brings, as a question has them. */
export const TROOP_CHOICE_LIST = TROOP_CHOICES.map((value) => ({
  value,
  title: CHOICE_WORDS[value],
  text: CHOICE_HINTS[value],
}));

/** How a troop is called. */
export function troopName({ number }: { readonly number: string }): string {
  return `Troop ${number}`;
}

/** What a parent is asked: 'May the leaders of Troop 42 (Ana Rivera, Wei Chen) see Ada’s work?' */
export function leadersQuestion(
  troop: { readonly number: string; readonly leaders: readonly string[] },
  childFirstName: string,
): string {
  const who = troop.leaders.length > 0 ? ` (${troop.leaders.join(', ')})` : '';
  return `May the leaders of ${troopName(troop)}${who} see ${childFirstName}'s work?`;
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

/** Nobody approves her own child (§21.9): whether an address is one of a scout's parents. */
export function isOwnChild(email: string, parentAddresses: readonly (string | null)[]): boolean {
  return parentAddresses.some((it) => it !== null && folded(it) === folded(email));
}
