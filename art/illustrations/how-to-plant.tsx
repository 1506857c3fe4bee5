import { Panel } from './parts/frames.tsx';
import { Earth } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { oval } from './parts/line.ts';
import { Form, Ink } from './parts/marks.tsx';
import { Pour, WateringCan } from './parts/pitcher.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Sapling } from './parts/sapling.tsx';
import { Spade, Trowel } from './parts/spade.tsx';
import { Arrow } from './parts/stationery.tsx';

const size = { width: 126, height: 142 };
const HOLE = '2,92 26,92! 34,124 92,124 100,92! 124,92';
const LEVEL = '2,92 40,91 84,92 124,91';

const soil = (surface: string, seed: number) => (
  <Earth surface={surface} bottom={138} seed={seed} crumbs={34} />
);

const pictures = [
  <>
    {soil(HOLE, 3)}
    <Spade x={70} y={122} scale={0.62} turn={14} />
  </>,
  <>
    {soil(HOLE, 3)}
    <Sapling x={54} y={94} height={62} roots={24} />
    <PinchingHand x={54} y={72} scale={0.34} turn={-6} skin="skin-2" sleeve="accent" />
  </>,
  <>
    {soil(LEVEL, 4)}
    <Sapling x={58} y={92} height={66} roots={26} />
    <Trowel x={84} y={92} turn={34} scale={0.62} />
    <Form shape="70,92 76,84 86,82 94,92 82,95" tone="soil" width={1.5} shade={3} />
  </>,
  <>
    {soil(LEVEL, 4)}
    <Sapling x={34} y={92} height={62} roots={26} />
    <Pour strands={['71,56 62,70 58,88', '74,59 68,74 65,90', '69,54 56,68 50,86']} />
    <WateringCan x={72} y={54} turn={-14} scale={0.31} />
  </>,
  <>
    <Form shape={oval(63, 100, 56, 30)} tone="bark-light" width={1.8} shade={8} />
    <Ink
      line={[
        '18,96 26,98',
        '30,112 38,114',
        '54,122 63,123',
        '84,118 92,115',
        '100,104 108,100',
        '92,82 100,85',
        '66,75 74,76',
        '34,82 42,79',
      ]}
      width={2.6}
      tone="bark"
    />
    <Form shape={oval(63, 100, 23, 12)} tone="soil" width={1.6} slip={0} />
    <Sapling x={63} y={100} height={74} />
  </>,
  <>
    {soil(LEVEL, 4)}
    <Sapling x={40} y={92} height={70} roots={26} />
    {[
      [84, 34],
      [104, 34],
      [84, 58],
      [104, 58],
    ].map(([x = 0, y = 0]) => (
      <Form
        key={`${x}${y}`}
        shape={`${x},${y - 10}! ${x + 7},${y + 3} ${x},${y + 10} ${x - 7},${y + 3}`}
        tone="water"
        width={1.6}
        slip={0.6}
      />
    ))}
    <Arrow line="114,72 104,86 84,82" width={2} head={8} />
  </>,
];

const drawing = pictures.map((picture, i) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are fixed, and their place is what they are.
  <Panel key={i} x={3 + (i % 3) * 134} y={4 + Math.floor(i / 3) * 150} number={i + 1} {...size}>
    {picture}
  </Panel>
));

/** Six pictures in order: dig, set the tree in, fill with soil, water, lay the ring of mulch, water again and again. */
export function HowToPlantIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
