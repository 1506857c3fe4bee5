import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { oval } from './parts/line.ts';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Cross, Tick } from './parts/stationery.tsx';

/** Where disease has left brown spots and insects have eaten holes. */
const spots = [
  [258, 148, 4],
  [272, 141, 3],
  [250, 240, 4.4],
  [268, 227, 3],
  [243, 250, 2.6],
  [322, 112, 3.4],
  [340, 116, 4],
  [338, 216, 4.4],
  [324, 202, 3],
] as const;
const holes = [
  [254, 159, 3.4],
  [259, 241, 3.4],
  [331, 119, 3.2],
  [330, 212, 3.8],
] as const;

const drawing = (
  <>
    <Backdrop
      shape="20,60 110,16 200,24 290,16 380,76 390,190 346,276 190,284 50,276 10,170"
      drops={[
        [18, 30],
        [386, 40],
      ]}
    />
    <Cutting
      stem="106,312 110,220 102,150 108,84"
      from={12}
      to={7}
      cut={false}
      tipLeaf={62}
      nodes={[
        { t: 0.2, side: 'left', leaf: 76, angle: 60 },
        { t: 0.36, side: 'right', leaf: 80, angle: 58 },
        { t: 0.55, side: 'left', leaf: 80, angle: 58 },
        { t: 0.72, side: 'right', leaf: 76, angle: 54 },
        { t: 0.9, side: 'left', leaf: 68, angle: 50 },
      ]}
    />
    <Cutting
      stem="296,312 290,220 300,150 292,60"
      from={12}
      to={4}
      cut={false}
      tones={['straw', 'bark-light']}
      nodes={[
        { t: 0.34, side: 'left', leaf: 66, angle: 116, bend: -40, halves: [0.7, 1] },
        { t: 0.42, side: 'right', leaf: 70, angle: 104, bend: 46, halves: [1, 0.6] },
        { t: 0.66, side: 'left', leaf: 62, angle: 108, bend: -44, halves: [0.6, 0.9] },
        { t: 0.76, side: 'right', leaf: 58, angle: 96, bend: 52, halves: [0.9, 0.6] },
      ]}
    />
    <Ink line={['293,66 302,52', '294,82 284,66', '297,110 309,94']} width={2.6} ends={0.3} />
    {spots.map(([x, y, r]) => (
      <Form key={`${x}${y}`} shape={oval(x, y, r, r * 0.8)} tone="bark" width={1} slip={0} />
    ))}
    {holes.map(([x, y, r]) => (
      <Form key={`${x}${y}`} shape={oval(x, y, r, r * 0.8)} tone="haze" width={1.4} slip={0} />
    ))}
    <Tick x={180} y={52} size={26} />
    <Cross x={352} y={48} size={22} />
  </>
);

/** A healthy branch with full green leaves beside a sick one: drooping, spotted, eaten, bare at its tip. */
export function HealthyBranchIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
