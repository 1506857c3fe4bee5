import { Alert } from '#web/ui/alert.tsx';
import { OTHER_TREE_GUIDE } from '#words/guides/other-tree.ts';

/** PRODUCT.md#another-tree: before a tree of which nobody here knows anything is cut. */
export function OtherTreeHelp() {
  const { askAnAdult, tip } = OTHER_TREE_GUIDE;
  return (
    <>
      <Alert tone="warning" title={askAnAdult.title}>
        {askAnAdult.sentences.join(' ')}
      </Alert>
      <p>{tip}</p>
    </>
  );
}
