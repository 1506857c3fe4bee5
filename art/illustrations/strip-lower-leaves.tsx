import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { Leaf } from './parts/leaf.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Arrow } from './parts/stationery.tsx';

const drawing = (
  <>
    <Backdrop
      shape="30,60 130,18 270,26 372,80 386,190 340,272 190,286 50,268 14,170"
      drops={[
        [376, 40],
        [24, 36],
      ]}
    />
    <Cutting
      stem="134,272 138,220 130,160 138,92"
      from={12}
      to={7}
      tipLeaf={66}
      nodes={[
        { t: 0.08, side: 'left' },
        { t: 0.3, side: 'right' },
        { t: 0.48, side: 'left' },
        { t: 0.74, side: 'right', leaf: 78, angle: 50 },
        { t: 0.9, side: 'left', leaf: 80, angle: 54 },
      ]}
    />
    <Leaf at={[172, 212]} heading={-12} length={82} bend={30} stalk={0.26} />
    <PinchingHand x={180} y={210} turn={8} skin="skin-4" sleeve="straw" />
    <Leaf at={[52, 246]} heading={18} length={62} bend={-26} />
    <Leaf at={[74, 282]} heading={198} length={58} bend={24} halves={[0.6, 1]} />
    <Arrow line="152,198 164,190 178,190" width={2} head={8} />
  </>
);

/** The lower leaves come off; two or three stay at the top. */
export function StripLowerLeavesIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
