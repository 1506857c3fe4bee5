import { Cutting } from './parts/cutting.tsx';
import { Snapshot } from './parts/frames.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Tree } from './parts/tree.tsx';

const size = { width: 118, height: 138 };

const wholeTree = (
  <>
    <Tree x={58} y={126} scale={0.45} leaf={7} />
    <Grass line="4,126 58,128 114,125" tufts={[0.12, 0.3, 0.86]} height={7} />
  </>
);

const branch = (
  <Cutting
    stem="18,132 40,98 58,76 88,44"
    from={9}
    to={5}
    cut={false}
    tipLeaf={40}
    nodes={[
      { t: 0.22, side: 'right', leaf: 42, angle: 58 },
      { t: 0.42, side: 'left', leaf: 46, angle: 58 },
      { t: 0.66, side: 'right', leaf: 42, angle: 50 },
      { t: 0.88, side: 'left', leaf: 42, angle: 50 },
    ]}
  />
);

const leafAndBark = (
  <>
    <Form shape="1,1! 117,1! 117,137! 1,137!" tone="bark" width={1.2} slip={0} />
    <Ink
      line={[
        '16,6 12,40 18,74 12,132',
        '36,4 40,36 34,60',
        '34,78 38,104 32,134',
        '58,6 54,30 60,48',
        '80,4 84,30 78,50',
        '100,8 104,60 98,96 104,132',
        '58,116 62,134',
        '82,112 78,134',
      ]}
      width={3}
    />
    <Leaf at={[30, 118]} heading={-52} length={104} bend={10} stalk={0.16} ink={2} />
  </>
);

const drawing = (
  <>
    <Backdrop shape="14,60 110,14 290,16 386,74 394,190 346,280 190,290 50,284 8,170" />
    <Snapshot x={22} y={28} turn={-3} {...size}>
      {wholeTree}
    </Snapshot>
    <Snapshot x={264} y={22} turn={3} {...size}>
      {leafAndBark}
    </Snapshot>
    <Snapshot x={142} y={118} turn={-1} {...size}>
      {branch}
    </Snapshot>
  </>
);

/** Three pictures: the whole tree, a young branch up close, and a leaf on the bark up close. */
export function WhatToPhotographIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
