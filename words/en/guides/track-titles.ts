/** What the parts of step 4's guide are called (§2.6, §2.9): apart from their words, which come when one is opened. */
export const TRACK_TITLES = {
  introduction: 'Introduction',
  remember: 'Things to Remember',
  entries: 'How to Track Your Cuttings',
} as const;
