import { Cutting } from './parts/cutting.tsx';
import { Panel } from './parts/frames.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { Leaf } from './parts/leaf.tsx';
import { oval } from './parts/line.ts';
import { Form, Ink, Limbs, Wash } from './parts/marks.tsx';
import { Pour } from './parts/pitcher.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Arrow, Cross, Dashes, Tick } from './parts/stationery.tsx';

const size = { width: 190, height: 140 };

const tasting = (
  <>
    <Form
      shape="8,70 22,52 38,48 50,54 62,48 78,52 92,70 78,96 50,106 22,96"
      tone="accent"
      width={1.8}
      shade={5}
    />
    <Form shape="20,70 36,62 50,64 64,62 80,70 66,86 50,91 34,86" tone="soil-dark" width={1.5} slip={0} />
    <Wash shape="30,67! 40,63 50,65 60,63 70,67! 60,72 40,72" tone="page" />
    <Ink line="116,72 122,60 134,54" width={1.6} />
    <Form shape={oval(113, 80, 10, 10)} tone="accent" width={1.6} shade={4} />
    <PinchingHand x={120} y={70} scale={0.33} turn={12} skin="skin-2" sleeve="leaf" />
    <Cross x={160} y={30} size={24} />
  </>
);

const poisonIvy = (
  <>
    <Limbs of={[{ line: '52,139 56,118 66,92', from: 4, to: 2.4 }]} tone="bark-light" edge={1.2} />
    <Leaf at={[66, 92]} heading={-168} length={56} bend={-20} />
    <Leaf at={[66, 92]} heading={2} length={56} bend={24} />
    <Leaf at={[66, 92]} heading={-86} length={76} stalk={0.26} bend={8} />
    <PinchingHand x={126} y={112} scale={0.32} turn={4} skin="skin-4" sleeve="straw" />
    <Cross x={160} y={30} size={24} />
  </>
);

const border = (
  <>
    <Wash shape="1,104! 60,96 130,102 189,94! 189,139! 1,139!" tone="leaf-light" opacity={0.8} />
    <Ink line="1,104 60,96 130,102 189,94" width={1.7} />
    <Dashes line="104,12 98,76 104,138" count={8} tone="accent" width={3.4} />
    <Cutting
      stem="18,106 34,86 46,70 62,52"
      from={6.5}
      to={4}
      tipLeaf={30}
      nodes={[
        { t: 0.3, side: 'left' },
        { t: 0.7, side: 'left', leaf: 34, angle: 56 },
        { t: 0.86, side: 'right', leaf: 32, angle: 50 },
      ]}
    />
    <Arrow line="76,92 110,80 148,92" width={3} head={13} />
    <Cross x={160} y={30} size={24} />
  </>
);

const washing = (
  <>
    <Form shape="16,20! 70,20 84,28 86,50! 70,50! 68,38 16,38!" tone="steel" width={1.9} shade={5} />
    <Form shape="36,8! 56,8! 52,20! 40,20!" tone="steel" width={1.6} />
    <Pour strands={['74,52 73,80 75,100', '81,52 82,82 80,104']} />
    <PinchingHand x={66} y={104} scale={0.52} turn={-4} skin="skin-1" sleeve="accent" />
    {(
      [
        [50, 96, 6],
        [60, 118, 8],
        [98, 84, 7],
        [112, 80, 5],
      ] as const
    ).map(([x, y, r]) => (
      <Form key={x} shape={oval(x, y, r, r)} tone="page" width={1.2} slip={0} />
    ))}
    <Tick x={160} y={30} size={28} />
  </>
);

const drawing = (
  <>
    <Panel x={4} y={4} {...size}>
      {tasting}
    </Panel>
    <Panel x={206} y={4} {...size}>
      {poisonIvy}
    </Panel>
    <Panel x={4} y={156} {...size}>
      {border}
    </Panel>
    <Panel x={206} y={156} {...size}>
      {washing}
    </Panel>
  </>
);

/** Wrong: to eat berries, to touch a plant with leaves in threes, to take a cutting over the border. Right: clean hands. */
export function StaySafeIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
