import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { along } from './parts/line.ts';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Trowel } from './parts/spade.tsx';
import { Dashes } from './parts/stationery.tsx';

const stem = '196,214 200,178 195,130 200,70';

const crumbs = [
  '146,158 148,161',
  '152,166 154,170',
  '144,170 145,173',
  '158,176 160,178',
  '150,178 152,181',
  '140,182 142,184',
];

const drawing = (
  <>
    <Backdrop shape="24,60 120,16 290,18 382,76 392,170 360,240 190,250 40,240 10,160" drops={[[18, 40]]} />
    <Earth
      surface="6,164 60,162 106,165! 118,206 138,244 198,256 258,244 280,206 292,165! 340,162 394,166"
      bottom={286}
      seed={7}
      crumbs={170}
    />
    <Form
      shape="111,188! 140,194 166,186 196,180 228,186 258,182 286,188! 280,206 258,244 198,256 138,244 118,206"
      tone="soil-dark"
      width={1.6}
      slip={0}
    />
    <Roots
      from={[along(stem, 0.04).at, along(stem, 0.16).at]}
      length={54}
      count={5}
      seed={12}
      width={3.8}
      fan={150}
      forking={0.8}
    />
    <Cutting
      stem={stem}
      from={10}
      to={6}
      tipLeaf={52}
      nodes={[
        { t: 0.06, side: 'left' },
        { t: 0.2, side: 'right' },
        { t: 0.46, side: 'left' },
        { t: 0.8, side: 'left', leaf: 64, angle: 56 },
        { t: 0.92, side: 'right', leaf: 60, angle: 48 },
      ]}
    />
    <Dashes line="96,166 200,165 304,166" count={13} tone="accent" width={2.4} />
    <Ink line={crumbs} width={3.4} tone="soil-dark" ends={0.8} />
    <Trowel x={140} y={152} turn={-58} />
    <Form
      shape="104,128 116,122 130,132 141,146 140,154! 124,152 108,142"
      tone="soil"
      width={1.7}
      shade={5}
    />
    <Grass line="294,165 340,163 392,166" tufts={[0.3, 0.7]} seed={3} />
    <PinchingHand x={193} y={112} scale={0.9} turn={-4} skin="skin-2" sleeve="accent" />
  </>
);

/** The cutting stands in the hole so that all roots are covered, while soil is filled in around them. */
export function SetCuttingIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
