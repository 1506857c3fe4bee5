import { Backdrop } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Notebook, Pencil } from './parts/stationery.tsx';

const drawing = (
  <>
    <Backdrop
      shape="30,60 120,18 290,22 376,86 384,190 330,272 190,286 66,272 16,170"
      drops={[
        [28, 34],
        [384, 50],
      ]}
    />
    <Notebook x={112} y={44} width={176} height={206} lines={9} turn={4} />
    <Leaf at={[96, 252]} heading={-48} length={142} bend={22} ink={2} stalk={0.16} />
    <Pencil x={226} y={196} length={120} turn={-26} />
  </>
);

/** An empty notebook page, a pencil and one leaf: the first project waits to be written down. */
export function NoProjectsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
