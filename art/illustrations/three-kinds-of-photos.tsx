import { Snapshot } from './parts/frames.tsx';
import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { Form, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Sapling } from './parts/sapling.tsx';
import { Arrow } from './parts/stationery.tsx';

const size = { width: 118, height: 138 };

const before = (
  <>
    <Form shape="1,112! 60,108 117,112! 117,137! 1,137!" tone="leaf-light" width={1.4} slip={0} />
    <Limbs of={[{ line: '92,120 93,80', from: 5, to: 5 }]} tone="bark-light" edge={1.2} />
    <Sapling x={42} y={74} height={62} roots={36} />
    <PinchingHand x={42} y={62} scale={0.34} turn={-6} skin="skin-3" sleeve="accent" />
  </>
);

const during = (
  <>
    <Earth surface="2,88 24,88! 32,122 88,122 96,88! 116,88" bottom={134} seed={3} crumbs={34} />
    <Sapling x={50} y={88} height={66} roots={26} />
    <PinchingHand x={50} y={66} scale={0.32} turn={-6} skin="skin-3" sleeve="accent" />
  </>
);

const after = (
  <>
    <Form shape="1,110! 60,105 117,110! 117,137! 1,137!" tone="leaf-light" width={1.4} slip={0} />
    <Form shape="22,120 40,111 62,108 84,111 100,120 62,130" tone="bark-light" width={1.6} shade={4} />
    <Sapling x={62} y={116} height={96} />
    <Grass line="4,112 12,111 20,112" tufts={[0.5]} height={8} seed={3} />
  </>
);

const drawing = (
  <>
    <Backdrop shape="14,60 110,14 290,16 386,74 394,190 346,280 190,290 50,284 8,170" />
    <Snapshot x={16} y={22} turn={-2} {...size}>
      {before}
    </Snapshot>
    <Snapshot x={142} y={66} turn={1} {...size}>
      {during}
    </Snapshot>
    <Snapshot x={268} y={114} turn={-1} {...size}>
      {after}
    </Snapshot>
    <Arrow line="160,36 186,30 206,46" width={3} head={12} />
    <Arrow line="290,76 318,74 334,92" width={3} head={12} />
  </>
);

/** Three pictures: the rooted cutting beside its spot, the tree going into the hole, and the tree in its new home. */
export function ThreeKindsOfPhotosIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
