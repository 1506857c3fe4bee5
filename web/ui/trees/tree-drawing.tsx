import { drawingNames } from '#domain/tree-drawings.ts';

/** The drawings by the end of their path: a genus, or a genus and a species that looks different; and 'any tree', with a name tag. */
const DRAWINGS = import.meta.glob<string>(['../../../art/trees/*.svg', '../../../art/any-tree.svg'], {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

function addressOf(name: string): string | undefined {
  return DRAWINGS[`../../../art/trees/${name}.svg`] ?? DRAWINGS[`../../../art/${name}.svg`];
}

/** The name of the drawing of a kind: of its own, of its genus, or none. */
export function drawingNameOf(scientificName: string): string | undefined {
  return drawingNames(scientificName).find((name) => addressOf(name) !== undefined);
}

/** The address of the drawing of a kind, if there is one. */
export function drawingOf(scientificName: string): string | undefined {
  const name = drawingNameOf(scientificName);
  return name && addressOf(name);
}

export type TreeDrawingProps = {
  scientificName: string;
  className?: string;
  /** A description; without one the drawing stands beside the tree's name and says nothing more. */
  alt?: string;
  /** It could not be had: a device without a line keeps what it has shown. */
  onLost?: () => void;
};

/** A twig of a kind of tree and the whole plant; nothing where there is no drawing of it. */
export function TreeDrawing({ scientificName, className, alt = '', onLost }: TreeDrawingProps) {
  const address = drawingOf(scientificName);
  if (!address) return null;
  return (
    <img
      src={address}
      alt={alt}
      width={200}
      height={150}
      loading="lazy"
      onError={onLost}
      className={className}
    />
  );
}
