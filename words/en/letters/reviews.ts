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

export const review = (it: Review) => ({
  subject: `A leader looked at a project at ${it.siteName}`,
  blocks: [
    'Hello,',
    `${leaderOf(it)} looked at the project “${it.project}” of ${it.child} and wrote:`,
    ...it.lines,
    `${it.child} reads the same, and so do all parents, all leaders of the troop and the administrators. Nothing is said in private: the answer can be “I fixed it” or “Report this note”, and nothing else.`,
    `It stands on your page too: ${pageOf(it)}`,
    `Is something wrong with it? Please tell us: ${it.support}`,
  ],
});

export const takenBack = (it: Review) => ({
  subject: `A leader's words were taken back at ${it.siteName}`,
  blocks: [
    'Hello,',
    `What ${leaderOf(it)} wrote to ${it.child} about the project “${it.project}” was taken back. It is struck through now wherever it stands:`,
    ...it.lines,
    `It stays on your page: ${pageOf(it)}`,
    `Questions: ${it.support}`,
  ],
});

/** The child pressed 'Report this note'. */
export const reported = (it: Review) => ({
  subject: `A leader's words were reported at ${it.siteName}`,
  blocks: [
    'Hello,',
    `${it.child} pressed “Report this note” at what ${leaderOf(it)} wrote about the project “${it.project}”:`,
    ...it.lines,
    'The note is hidden there until an administrator has looked at it. All administrators are told too. Please talk about it together.',
    `It stands on your page: ${pageOf(it)}`,
    `Questions: ${it.support}`,
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
