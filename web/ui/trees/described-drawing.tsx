import { DESCRIPTIONS } from './descriptions.ts';
import { drawingNameOf, TreeDrawing, type TreeDrawingProps } from './tree-drawing.tsx';

/** The drawing of a kind, with what it shows said for those who do not see it. */
export function DescribedDrawing(props: TreeDrawingProps) {
  return <TreeDrawing {...props} alt={DESCRIPTIONS[drawingNameOf(props.scientificName) ?? '']} />;
}
