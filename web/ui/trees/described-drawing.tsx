import descriptions from '#art/tree-descriptions.json' with { type: 'json' };
import { drawn } from '#words/species/tree-drawings.ts';
import { drawingNameOf, TreeDrawing, type TreeDrawingProps } from './tree-drawing.tsx';

const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;

/** The drawing of a kind, with what it shows said for those who do not see it. */
export function DescribedDrawing(props: TreeDrawingProps) {
  const description = DESCRIPTIONS[drawingNameOf(props.scientificName) ?? ''];
  return <TreeDrawing {...props} alt={description && drawn(description)} />;
}
