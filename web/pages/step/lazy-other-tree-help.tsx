import { lazyPart } from '#web/parts/lazy-part.tsx';
import * as words from '#words/species/other-tree.ts';

/** Shown with a tree that is in no list (PRODUCT.md#another-tree); most trees are in it. */
export const LazyOtherTreeHelp = lazyPart(
  async () => (await import('#web/guides/other-tree-help.tsx')).OtherTreeHelp,
  { error: words.helpNotShown },
);
