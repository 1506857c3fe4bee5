import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Pencil } from './parts/stationery.tsx';
import { Trunk } from './parts/tree.tsx';

const drawing = (
  <>
    <Backdrop
      shape="30,50 150,18 300,26 378,100 384,200 330,276 180,286 60,270 16,170"
      drops={[
        [380, 60],
        [20, 280],
      ]}
    />
    <Trunk
      of={[
        { line: '-20,268 80,250 170,230 270,212 430,196', from: 46, to: 30 },
        { line: '140,236 152,222 158,206', from: 18, to: 11 },
      ]}
    />
    <Cutting
      stem="158,206 168,170 176,120 196,62"
      from={11}
      to={7}
      cut={false}
      tipLeaf={56}
      nodes={[
        { t: 0.1, side: 'left', leaf: 74, angle: 66 },
        { t: 0.3, side: 'right' },
        { t: 0.5, side: 'left', leaf: 76, angle: 58 },
        { t: 0.74, side: 'right', leaf: 74, angle: 34 },
        { t: 0.88, side: 'left', leaf: 62, angle: 50 },
      ]}
    />
    <Pencil x={194} y={203} length={98} turn={-81} />
  </>
);

/** A young, healthy shoot, as thick as the pencil held up beside it, growing from an old bough. */
export function ChooseBranchIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
