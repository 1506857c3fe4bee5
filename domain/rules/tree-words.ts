import type { Condition } from '../contract/tree-checks.ts';

/** What a child reads where she tells how her planted tree is (§27). */
export const TREE_WORDS = {
  question: 'How is your tree?',
  /** Under the question, by how long after the completion it is asked. */
  asked: (after: string) => `You planted it ${after} ago. Go and look, then tap what you see.`,
  whenever: 'Tap what you see.',
  tell: 'Tell how your tree is',
  thanks: {
    alive: {
      title: 'Your tree is growing!',
      text: 'You made that happen. Now add how tall it is, or a photo.',
    },
    gone: {
      title: 'Trees die. You learned how to grow another one.',
      text: 'It happens to the best tree growers. Storms, deer and dry weeks are hard on small trees.',
    },
    unsure: {
      title: 'That is fine.',
      text: 'Trees can look bare and still be alive. A grown-up can help you look for green buds.',
    },
  } satisfies Record<Condition, { title: string; text: string }>,
  another: 'Grow another tree',
  next: (day: string) => `We ask you again on ${day}.`,
  noMore: 'That was the last time we ask. You can still tell us any time.',
  height: 'How tall is it, in inches?',
  heightHint: 'Measure from the ground to the top. A foot has 12 inches. You can leave this empty.',
  day: 'When did you look?',
  photos: 'Add a photo of your tree',
  earlier: 'What you told before',
  change: 'Change',
  remove: 'Delete this answer',
  notYet: 'Finish your project first. Then you can tell how your tree is.',
} as const;
