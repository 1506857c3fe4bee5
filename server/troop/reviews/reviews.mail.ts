import type { Language } from '#domain/languages.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import { said } from '#languages/es/sentences/table.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type Letter, letterAddress, type Site } from '#server/mail/exports.ts';
import { type FoundReview, linesOf } from './reviews.store.ts';

type To = Pick<Guardian, 'userId' | 'email'>;
type About = { readonly childName: string; readonly site: Site };

const WORDS = letterWords('reviews');
const TROOPS = letterWords('troops');
const TO_STAFF = letterWords('staff');
/** Ticked phrases are ours, so they are translated; a note stays as its writer typed it. */
const SAID = { en: textOf, es: said } satisfies Readonly<Record<Language, typeof said>>;

/**
 * Quotes a review word by word: a note has no link in it (domain/rules/troop/review-note.ts), but dates and numbers.
 */
const linesIn = (review: FoundReview, language: Language) => [
  `${SAID[language](VERDICT_WORDS[review.verdict])}.`,
  ...linesOf(review).map(SAID[language]),
];

function valuesOf(review: FoundReview, { childName, site }: About, language: Language) {
  return {
    ...{ child: withoutLinks(childName), siteName: site.siteName, support: site.supportEmail },
    ...{ by: withoutLinks(review.by), troop: withoutLinks(review.troop) },
    project: withoutLinks(review.projectName),
    lines: linesIn(review, language),
    page: site.baseUrl === null ? null : letterAddress(site.baseUrl, OPEN_SCREENS.parent, language),
  };
}

/** The letter about a review, to each parent at the same moment. */
export function reviewLetter(to: To, review: FoundReview, about: About): Letter {
  return {
    userId: to.userId,
    kind: 'letter',
    recipient: to.email,
    isAboutPage: true,
    write: (language) => WORDS[language].review(valuesOf(review, about, language)),
  };
}

/** That a leader or an administrator took back what was said. */
export function takenBackLetter(to: To, review: FoundReview, about: About): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    write: (language) => WORDS[language].takenBack(valuesOf(review, about, language)),
  };
}

/** That the child pressed 'Report this note'. */
export function reportedLetter(to: To, review: FoundReview, about: About): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    write: (language) => WORDS[language].reported(valuesOf(review, about, language)),
  };
}

/** The same to an administrator, who has to look at it. */
export function reportedStaffLetter(
  to: { readonly email: string },
  review: FoundReview,
  { siteName, supportEmail: support, baseUrl }: Site,
): Letter {
  const where = baseUrl === null ? null : `${baseUrl}${OWN_SCREENS.auditLog}`;
  return {
    // It names the child: it goes with the account.
    userId: review.userId,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      TO_STAFF[language].reported({
        ...{ siteName, support, where, lines: linesIn(review, language) },
        ...{ scout: withoutLinks(review.scout), by: withoutLinks(review.by) },
        troop: withoutLinks(TROOPS[language].troopName({ number: review.troop })),
      }),
  };
}

/** A reminder, with the words that the child reads too. */
export function nudgeLetter(to: To, leaderName: string, { childName, site }: About): Letter {
  const { siteName, supportEmail: support } = site;
  const values = { child: withoutLinks(childName), siteName, support, by: withoutLinks(leaderName) };
  return {
    userId: to.userId,
    kind: 'letter',
    recipient: to.email,
    write: (language) => WORDS[language].nudge(values),
  };
}
