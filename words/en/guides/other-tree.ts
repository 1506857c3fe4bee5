/**
 * A tree that is in no list (PRODUCT.md#another-tree): there is no tip for it, and nobody here knows if it may be
 * cut.
 */
export const OTHER_TREE_GUIDE = {
  askAnAdult: {
    title: 'Ask an adult first',
    sentences: [
      'We do not know this tree. A grown-up can help you find out what it is.',
      'A park ranger or a garden store can help you too.',
      'Some trees are rare, and the law says not to cut them. Some have sap that can hurt you.',
      'Do not touch or cut it until a grown-up says that it is okay.',
    ],
  },
  tip: 'We have no tip for this kind of tree. Follow the steps of the guide. They work for most trees.',
} as const;
