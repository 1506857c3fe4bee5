/** A letter to parents about a leader's review (PRODUCT.md#reviews). */

export type Review = {
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  /** The leader, and the number of the troop. */
  readonly by: string;
  readonly troop: string;
  readonly project: string;
  /** The review word by word, each line a paragraph. */
  readonly lines: readonly string[];
  /** The address of the parent's page; null where the operator has not said it. */
  readonly page: string | null;
};

const leaderOf = ({ by, troop }: Review) => `${by}, a leader of Troop ${troop},`;
const pageOf = ({ page }: Review) => page ?? "the page 'For parents'";

export const review = (review: Review) => ({
  subject: `A leader looked at a project at ${review.siteName}`,
  blocks: [
    'Hello,',
    `${leaderOf(review)} looked at the project “${review.project}” of ${review.child} and wrote:`,
    ...review.lines,
    `${review.child} reads the same, and so do all parents, all leaders of the troop and the administrators. Nothing is said in private: the answer can be “I fixed it” or “Report this note”, and nothing else.`,
    `It stands on your page too: ${pageOf(review)}`,
    `Is something wrong with it? Please tell us: ${review.support}`,
  ],
});

export const takenBack = (review: Review) => ({
  subject: `A leader's words were taken back at ${review.siteName}`,
  blocks: [
    'Hello,',
    `What ${leaderOf(review)} wrote to ${review.child} about the project “${review.project}” was taken back. It is struck through now wherever it stands:`,
    ...review.lines,
    `It stays on your page: ${pageOf(review)}`,
    `Questions: ${review.support}`,
  ],
});

/** The child pressed 'Report this note'. */
export const reported = (review: Review) => ({
  subject: `A leader's words were reported at ${review.siteName}`,
  blocks: [
    'Hello,',
    `${review.child} pressed “Report this note” at what ${leaderOf(review)} wrote about the project “${review.project}”:`,
    ...review.lines,
    'The note is hidden there until an administrator has looked at it. All administrators are told too. Please talk about it together.',
    `It stands on your page: ${pageOf(review)}`,
    `Questions: ${review.support}`,
  ],
});

/** A reminder, with the words that the child reads too. */
export const nudge = ({
  child,
  siteName,
  support,
  by,
}: Pick<Review, 'child' | 'siteName' | 'support' | 'by'>) => ({
  subject: `A reminder about a tree project at ${siteName}`,
  blocks: [
    'Hello,',
    `This is for ${child}, and ${child} reads the same: ${by} asks you to look at your tree project again.`,
    'A look takes a few minutes: water, leaves, roots, a photo. Leaders can send this once a week at most.',
    `Questions: ${support}`,
  ],
});
