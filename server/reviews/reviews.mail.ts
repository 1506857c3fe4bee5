import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { VERDICT_WORDS } from '#domain/rules/reviews.ts';
import { OPEN_SCREENS, OWN_SCREENS } from '#domain/rules/screens.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { troopName } from '#domain/rules/troops.ts';
import * as en from '#languages/en/letters/reviews.ts';
import * as es from '#languages/es/letters/reviews.ts';
import { said } from '#languages/es/sentences.ts';
import { letterAddress } from '#server/mail/letter-address.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from '#server/parent/guardians.store.ts';
import { type FoundReview, linesOf } from './reviews.store.ts';

type To = Pick<Guardian, 'userId' | 'email'>;
type About = { readonly childName: string; readonly site: Site };

const WORDS = { en, es };
/** Of what was said, the phrases that were ticked are ours; a note is somebody's own. */
const SAID = { en: (sentence: string) => sentence, es: said } satisfies Readonly<
  Record<Language, typeof said>
>;

/** What was said, word by word: a note has no link in it (domain/rules/review-note.ts), but dates and numbers. */
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

/** What a leader said to a child, to each parent at the same moment. */
export function reviewLetter(to: To, review: FoundReview, about: About): Letter {
  return {
    userId: to.userId,
    recipient: to.email,
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
  { siteName, supportEmail, baseUrl }: Site,
): Letter {
  const where = baseUrl === null ? "the page 'Audit Log'" : `${baseUrl}${OWN_SCREENS.auditLog}`;
  return {
    // It names the child: it goes with the account.
    userId: review.userId,
    kind: 'staff-told',
    recipient: to.email,
    // Administrators read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName}: a scout reported a note`,
      body: `Hello,

The scout ${withoutLinks(review.scout)} reported what ${withoutLinks(review.by)}, a leader of ${withoutLinks(troopName({ number: review.troop }))}, wrote:

${linesIn(review, FIRST_LANGUAGE).join('\n\n')}

The note is hidden from the scout, and the parents are told. Please look at it, talk with the family, and decide here whether it can be read again: ${where}

Questions: ${supportEmail}`,
    }),
  };
}

/** A reminder, with the words that the child reads too. */
export function nudgeLetter(to: To, leaderName: string, { childName, site }: About): Letter {
  const { siteName, supportEmail: support } = site;
  const values = { child: withoutLinks(childName), siteName, support, by: withoutLinks(leaderName) };
  return {
    userId: to.userId,
    recipient: to.email,
    write: (language) => WORDS[language].nudge(values),
  };
}
