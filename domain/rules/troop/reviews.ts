/** Reviews of a scout's work, open to parents (PRODUCT.md#reviews). */
import type { Verdict } from '#domain/contract/troop/reviews.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  'looks-good': 'Looks good',
  'please-fix': 'Please fix',
};

/** Phrases to tick instead of typing, in words for a ten-year-old; each belongs to one verdict. */
const PHRASES_OF = {
  'looks-good': {
    'clear-photos': 'Your photos show it well.',
    'clear-notes': 'Your notes are clear.',
    'good-care': 'You take good care of your cuttings.',
    'on-time': 'You checked on time.',
    'go-on': 'You can go on with the next step.',
  },
  'please-fix': {
    'add-photo': 'Please add a photo.',
    'add-notes': 'Please write down what you saw.',
    'count-again': 'Please count your cuttings again.',
    'add-water': 'Please look after the water.',
    'check-date': 'Please look at the date again.',
    'add-hours': 'Please add your hours.',
  },
} as const satisfies Readonly<Record<Verdict, Readonly<Record<string, string>>>>;

const ALL_PHRASES = { ...PHRASES_OF['looks-good'], ...PHRASES_OF['please-fix'] };
export type PhraseId = keyof typeof ALL_PHRASES;
export const PHRASE_IDS = Object.keys(ALL_PHRASES) as PhraseId[];

/** The phrases of a verdict, in their order. */
export function phrasesOf(verdict: Verdict): readonly { readonly id: PhraseId; readonly words: string }[] {
  return Object.entries(PHRASES_OF[verdict]).map(([id, words]) => ({ id: id as PhraseId, words }));
}

/** The words of ticked phrases; one that is no more is left out. */
export function phraseWords(ids: readonly string[]): string[] {
  return ids.flatMap((id) => (id in ALL_PHRASES ? [ALL_PHRASES[id as PhraseId]] : []));
}

/** Returns the fault of a verdict's phrases, or undefined. */
export function phrasesError(verdict: Verdict, ids: readonly PhraseId[]): Told | undefined {
  const fitting = phrasesOf(verdict).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return sentences.phraseTwice;
  if (ids.every((id) => fitting.includes(id))) return undefined;
  return verdict === 'looks-good' ? sentences.phraseNotOfLooksGood : sentences.phraseNotOfPleaseFix;
}

export const REVIEW_PROBLEMS = {
  'own-child': sentences.ownChild,
  'same-name': sentences.sameLastName,
  'progress-only': sentences.onlyProgressShown,
  'second-leader': sentences.secondLeaderFirst,
  'no-parent': sentences.parentAddressFirst,
  'no-mail': sentences.noMailForNotes,
} as const;
export type ReviewProblem = keyof typeof REVIEW_PROBLEMS;

/** Conditions for a review. */
export type ReviewFacts = {
  readonly isOwnChild: boolean;
  /** True when leader and scout share a last name and the leader has not said yet to be no parent. */
  readonly isToSay: boolean;
  readonly seesWork: boolean;
  /** Leaders of the troop who have agreed to the undertaking. */
  readonly activeLeaders: number;
  /** Parents with a confirmed address. */
  readonly parents: number;
  readonly hasMail: boolean;
};

const LEADERS_MIN = 2;

function openProblem({ parents, hasMail }: ReviewFacts): ReviewProblem | null {
  if (!hasMail) return 'no-mail';
  return parents === 0 ? 'no-parent' : null;
}

/** The reason why a leader cannot review a scout's work; null when nothing is in the way. */
export function reviewProblem(facts: ReviewFacts): ReviewProblem | null {
  if (facts.isOwnChild) return 'own-child';
  if (facts.isToSay) return 'same-name';
  if (!facts.seesWork) return 'progress-only';
  return facts.activeLeaders < LEADERS_MIN ? 'second-leader' : openProblem(facts);
}

/** Why no reminder can be sent: it has no words of a leader, so one leader is enough, and progress too. */
export function nudgeProblem(facts: ReviewFacts): ReviewProblem | null {
  if (facts.isOwnChild) return 'own-child';
  return facts.isToSay ? 'same-name' : openProblem(facts);
}

/** The signature shown when a leader's name holds something that a note may not. */
export const NAMELESS_LEADER = 'A leader';

/** Returns the reminder's words for the child and the parents. */
export function nudgeWords(leaderName: string): string {
  return `${leaderName} asks you to look at your tree project again.`;
}

type Looked = {
  readonly takenBackAt: string | null;
  readonly reportedAt: string | null;
  readonly checkedAt: string | null;
};

/** True for a reported note that waits for an administrator, even one taken back since. */
export function isToCheck({ reportedAt, checkedAt }: Looked): boolean {
  return reportedAt !== null && checkedAt === null;
}

/** True for a note that stays hidden from the child: reported, and taken back before an administrator allowed it. */
export function isKeptHidden({ reportedAt, checkedAt, takenBackAt }: Looked): boolean {
  return reportedAt !== null && checkedAt !== null && takenBackAt !== null && takenBackAt <= checkedAt;
}
