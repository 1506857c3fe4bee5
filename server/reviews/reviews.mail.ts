import { nudgeWords, VERDICT_WORDS } from '#domain/rules/reviews.ts';
import { OWN_SCREENS } from '#domain/rules/screens.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { troopName } from '#domain/rules/troops.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from '#server/parent/guardians.store.ts';
import { type FoundReview, linesOf } from './reviews.store.ts';

type To = Pick<Guardian, 'userId' | 'email'>;
type About = { readonly childName: string; readonly site: Site };

function pageOf({ baseUrl }: Site): string {
  return baseUrl === null ? "the page 'For parents'" : `${baseUrl}/parent`;
}

/** What was said, word by word: a note has no link in it (domain/rules/review-note.ts), but dates and numbers. */
function quoted(review: FoundReview): string {
  return [`${VERDICT_WORDS[review.verdict]}.`, ...linesOf(review)].join('\n\n');
}

const leaderOf = ({ by, troop }: FoundReview) =>
  `${withoutLinks(by)}, a leader of ${withoutLinks(troopName({ number: troop }))},`;

/** What a leader said to a child, to each parent at the same moment. */
export function reviewLetter(to: To, review: FoundReview, { childName, site }: About): Letter {
  const name = withoutLinks(childName);
  return {
    userId: to.userId,
    recipient: to.email,
    subject: `A leader looked at a project at ${site.siteName}`,
    body: `Hello,

${leaderOf(review)} looked at the project “${withoutLinks(review.projectName)}” of ${name} and wrote:

${quoted(review)}

${name} reads the same, and so do all parents, all leaders of the troop and the administrators. Nothing is said in private: the answer can be “I fixed it” or “Report this note”, and nothing else.

It stands on your page too: ${pageOf(site)}

Is something wrong with it? Please tell us: ${site.supportEmail}`,
  };
}

/** That a leader or an administrator took back what was said. */
export function takenBackLetter(to: To, review: FoundReview, { childName, site }: About): Letter {
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    subject: `A leader's words were taken back at ${site.siteName}`,
    body: `Hello,

What ${leaderOf(review)} wrote to ${withoutLinks(childName)} about the project “${withoutLinks(review.projectName)}” was taken back. It is struck through now wherever it stands:

${quoted(review)}

It stays on your page: ${pageOf(site)}

Questions: ${site.supportEmail}`,
  };
}

/** That the child pressed 'Report this note'. */
export function reportedLetter(to: To, review: FoundReview, { childName, site }: About): Letter {
  const name = withoutLinks(childName);
  return {
    userId: to.userId,
    kind: 'parent-told',
    recipient: to.email,
    subject: `A leader's words were reported at ${site.siteName}`,
    body: `Hello,

${name} pressed “Report this note” at what ${leaderOf(review)} wrote about the project “${withoutLinks(review.projectName)}”:

${quoted(review)}

The note is hidden there until an administrator has looked at it. All administrators are told too. Please talk about it together.

It stands on your page: ${pageOf(site)}

Questions: ${site.supportEmail}`,
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
    subject: `${siteName}: a scout reported a note`,
    body: `Hello,

The scout ${withoutLinks(review.scout)} reported what ${leaderOf(review)} wrote:

${quoted(review)}

The note is hidden from the scout, and the parents are told. Please look at it, talk with the family, and decide here whether it can be read again: ${where}

Questions: ${supportEmail}`,
  };
}

/** A reminder, with the words that the child reads too. */
export function nudgeLetter(to: To, leaderName: string, { childName, site }: About): Letter {
  const name = withoutLinks(childName);
  return {
    userId: to.userId,
    recipient: to.email,
    subject: `A reminder about a tree project at ${site.siteName}`,
    body: `Hello,

This is for ${name}, and ${name} reads the same: ${nudgeWords(withoutLinks(leaderName))}

A look takes a few minutes: water, leaves, roots, a photo. Leaders can send this once a week at most.

Questions: ${site.supportEmail}`,
  };
}
