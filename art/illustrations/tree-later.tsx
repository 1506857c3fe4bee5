import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Sapling } from './parts/sapling.tsx';

/* Small pictures to tap: the planted tree as it may stand there when somebody looks. */

const SIDE = 150;

const ground = <Backdrop shape="6,24 40,4 112,4 144,36 146,112 124,143 44,146 6,122" />;
const mound = (
  <>
    <Form
      shape="38,128 54,120 75,117 96,120 112,128 94,136 75,138 55,136"
      tone="soil"
      width={1.8}
      shade={5}
    />
    <Grass line="14,132 44,134 75,139 106,134 136,132" tufts={[0.06, 0.2, 0.82, 0.95]} height={10} seed={4} />
  </>
);

/** A young tree in leaf. */
export function LivingTreeIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Sapling x={75} y={124} height={98} />
      {mound}
    </Plate>
  );
}

/** A bare stub, and its last leaf on the ground. */
export function GoneTreeIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Cutting
        stem="75,126 74,108 76,92 72,78"
        from={8}
        to={6}
        cut={false}
        nodes={[{ t: 0.55, side: 'right' }]}
      />
      <Ink line={['68,79 71,73 73,77 76,71 78,78']} width={1.6} />
      {mound}
      <Leaf at={[92, 130]} heading={-14} length={34} bend={26} tones={['bark-light', 'bark']} ink={1.5} />
    </Plate>
  );
}

/** A bare twig with buds: asleep, or dead. */
export function UnsureTreeIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Cutting
        stem="64,126 65,96 62,66 66,36"
        from={7}
        to={3.4}
        cut={false}
        nodes={[
          { t: 0.34, side: 'left' },
          { t: 0.56, side: 'right' },
          { t: 0.76, side: 'left' },
          { t: 0.96, side: 'right' },
        ]}
      />
      {mound}
      <Ink line="94,52 96,38 110,32 122,40 120,54 108,62 107,76" width={6} ends={0.7} tone="accent" />
      <Form shape="107,86 112,91 107,96 102,91" tone="accent" width={1.2} />
    </Plate>
  );
}
