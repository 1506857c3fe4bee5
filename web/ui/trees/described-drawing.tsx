import { drawn } from '#words/tree-drawings.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { drawingNameOf, TreeDrawing, type TreeDrawingProps } from './tree-drawing.tsx';

/** The drawing of a kind, with what it shows said for those who do not see it. */
export function DescribedDrawing(props: TreeDrawingProps) {
  const description = DESCRIPTIONS[drawingNameOf(props.scientificName) ?? ''];
  return <TreeDrawing {...props} alt={description && drawn(description)} />;
}
