/** What leaders say of a scout's work, in the open (PRODUCT.md#reviews). */
import type { Verdict } from '#domain/contract/troop/reviews.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  'looks-good': 'Looks good',
  'please-fix': 'Please fix',
};

/** What can be ticked instead of typed, in the words that a child of ten reads; each belongs to one verdict. */
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

/** What is wrong with the phrases of a verdict; undefined where nothing is. */
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

/** What has to be so for a word to a scout. */
export type ReviewFacts = {
  readonly isOwnChild: boolean;
  /** Whether leader and scout have one last name and she has not said yet that she is no parent. */
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

/** Why a leader cannot review the work of a scout; null where she can. */
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

/** Who wrote something, where the name holds what a note may not. */
export const NAMELESS_LEADER = 'A leader';

/** What the child and the parents read of a reminder. */
export function nudgeWords(leaderName: string): string {
  return `${leaderName} asks you to look at your tree project again.`;
}

type Looked = {
  readonly takenBackAt: string | null;
  readonly reportedAt: string | null;
  readonly checkedAt: string | null;
};

/** Whether a reported note waits for an administrator; one that was taken back since does too. */
export function isToCheck({ reportedAt, checkedAt }: Looked): boolean {
  return reportedAt !== null && checkedAt === null;
}

/** Whether a note is hidden from the child for good: it was reported, and taken back before an administrator let it be read. */
export function isKeptHidden({ reportedAt, checkedAt, takenBackAt }: Looked): boolean {
  return reportedAt !== null && checkedAt !== null && takenBackAt !== null && takenBackAt <= checkedAt;
}
