import type { ReactNode } from 'react';
import { Grass } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { along } from './parts/line.ts';
import { Form, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { degrees } from './parts/points.ts';

const SIZE = 200;
const STEM = '100,176 96,134 104,92 100,52';

/** Where on the stem each leaf grows, on which side, and how long it is. */
const NODES = [
  [0.36, -1, 44],
  [0.43, 1, 46],
  [0.53, -1, 50],
  [0.6, 1, 50],
  [0.71, -1, 48],
  [0.77, 1, 46],
  [0.88, -1, 40],
  [0.93, 1, 38],
  [1, 0, 44],
] as const;

const leaves = NODES.map(([share, side, length]) => {
  const { at, heading } = along(STEM, share);
  return (
    <Leaf
      key={share}
      at={at}
      heading={degrees(heading) + side * (66 - share * 16)}
      length={length}
      bend={side * -16 || 6}
      ink={1.9}
    />
  );
});

const stem = <Limbs of={[{ line: STEM, from: 8, to: 3 }]} tone="bark-light" edge={1.6} />;
const ground = (
  <>
    <Form
      shape="38,182 68,170 100,166 134,170 162,182 132,190 100,192 66,190"
      tone="soil"
      width={2}
      shade={5}
    />
    <Grass line="30,186 100,193 172,186" tufts={[0.1, 0.52, 0.92]} height={10} seed={5} />
  </>
);

function part(drawing: ReactNode) {
  return (props: IllustrationProps) => (
    <Plate {...props} width={SIZE} height={SIZE}>
      {drawing}
    </Plate>
  );
}

/** The tree that was planted, in the parts that grow one after the other (web/ui/planted-tree.tsx). */
export const PLANTED_TREE = {
  stem: part(stem),
  ground: part(ground),
  ...Object.fromEntries(leaves.map((leaf, index) => [`leaf-${index + 1}`, part(leaf)])),
};
