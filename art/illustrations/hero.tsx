import { seeded } from './parts/chance.ts';
import { Cutting } from './parts/cutting.tsx';
import { Grass } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along, through } from './parts/line.ts';
import { Ink, Wash } from './parts/marks.tsx';
import { paint, type Tone } from './parts/paint.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { type Point, radians } from './parts/points.ts';
import { Roots } from './parts/roots.tsx';
import { Notebook, Pencil, Scribble } from './parts/stationery.tsx';
import { Crown, leafMark, Tree, Trunk } from './parts/tree.tsx';

interface Curtain {
  from: Point;
  /** The outward reach of the arch before it hangs. */
  out: number;
  length: number;
}

/** The willow's hanging branches: those behind the trunk, then those before it. */
const behind: readonly Curtain[] = [
  { from: [372, 70], out: -54, length: 134 },
  { from: [396, 60], out: -34, length: 146 },
  { from: [414, 58], out: -12, length: 128 },
  { from: [440, 58], out: 14, length: 132 },
  { from: [458, 62], out: 30, length: 148 },
  { from: [480, 74], out: 58, length: 128 },
];
const before: readonly Curtain[] = [
  { from: [362, 92], out: -84, length: 136 },
  { from: [372, 74], out: -64, length: 168 },
  { from: [388, 66], out: -44, length: 172 },
  { from: [404, 62], out: -30, length: 122 },
  { from: [456, 62], out: 30, length: 130 },
  { from: [470, 66], out: 46, length: 170 },
  { from: [486, 76], out: 66, length: 172 },
  { from: [496, 92], out: 82, length: 132 },
];

function HangingBranches({ of, tones }: { of: readonly Curtain[]; tones: readonly Tone[] }) {
  return of.map(({ from: [x, y], out, length }, i) => {
    const chance = seeded(x);
    const line = through([
      [x, y],
      [x + out * 0.6, y - 4],
      [x + out * 0.88, y + length * 0.3],
      [x + out * 0.92 + chance() * 6, y + length * 0.7],
      [x + out * 0.86 + chance() * 10, y + length],
    ]);
    const pairs = Math.round(length / 8);
    const leaves = Array.from({ length: pairs * 2 }, (_, k) => {
      const { at, heading } = along(line, 0.1 + (0.9 * k) / (pairs * 2));
      const turn = heading + (k % 2 === 0 ? -1 : 1) * radians(20 + chance() * 22);
      return leafMark(at, turn, 16 + chance() * 8, 0.17);
    });
    return (
      <g key={line}>
        <Ink line={line} width={1.5} ends={0.3} />
        <path
          d={leaves.join('')}
          fill={paint(tones[i % tones.length] ?? 'leaf')}
          stroke={paint('ink')}
          strokeWidth={0.7}
          strokeLinejoin="round"
        />
      </g>
    );
  });
}

function Willow() {
  return (
    <>
      <HangingBranches of={behind} tones={['leaf-dark']} />
      <Trunk
        of={[
          { line: '430,262 424,210 432,150 426,80', from: 30, to: 12 },
          { line: '430,150 452,116 468,86', from: 13, to: 5 },
          { line: '427,136 404,106 388,84', from: 12, to: 5 },
          { line: '421,248 410,266 394,274', from: 15, to: 4 },
          { line: '438,248 450,266 466,274', from: 15, to: 4 },
          { line: '430,250 432,264 436,276', from: 15, to: 6 },
        ]}
      />
      <Crown
        shape="352,98 366,62 400,38 440,32 478,48 502,90 484,104 452,92 424,98 388,92"
        leaf={12}
        breadth={0.24}
        seed={3}
      />
      <HangingBranches of={before} tones={['leaf', 'leaf-light', 'leaf']} />
    </>
  );
}

const rooted = '482,336 488,302 480,252 484,180';
const branch = '92,352 150,338 214,304 284,286';

const drawing = (
  <>
    <Wash
      shape="20,90 120,34 300,14 480,12 584,86 592,220 560,330 420,386 200,390 60,374 10,240"
      tone="haze"
      opacity={0.8}
    />
    <Wash
      shape="10,226! 110,202 240,214 380,242 500,236 590,226! 590,286! 10,290!"
      tone="leaf-light"
      opacity={0.55}
    />
    <Ink line="10,226 110,201 240,213 380,242 500,236 590,226" width={1.6} />
    <Tree x={96} y={206} scale={0.42} leaf={7} seed={5} />
    <g transform="translate(-52 -14)">
      <Willow />
      <Grass line="360,272 430,276 510,270" tufts={[0.1, 0.4, 0.62, 0.9]} height={13} seed={6} />
    </g>
    <Wash
      shape="6,276! 150,272 320,275 480,270 594,274! 592,370 560,388 300,392 60,390 10,376!"
      tone="bark-light"
    />
    <Ink line="6,276 150,271 320,275 480,270 594,274" width={2.4} />
    <Ink
      line={[
        '20,304 60,303',
        '290,300 400,297',
        '540,302 588,304',
        '300,334 420,330',
        '26,366 70,368',
        '300,378 420,376',
        '540,350 584,352',
      ]}
      width={1.3}
      opacity={0.5}
    />
    <Notebook x={58} y={222} width={222} height={152} lines={7} turn={-6} />
    {[0, 1, 2].map((line) => (
      <Scribble
        key={line}
        from={[80 + line * 2, 248 + line * 19]}
        length={[92, 70, 48][line] ?? 60}
        seed={line * 3}
        turn={-6}
      />
    ))}
    <Cutting
      stem={branch}
      from={8}
      to={3}
      kind="lance"
      tipLeaf={58}
      nodes={[
        { t: 0.12, side: 'right' },
        { t: 0.24, side: 'left', leaf: 78, angle: 34 },
        { t: 0.38, side: 'right', leaf: 80, angle: 36 },
        { t: 0.52, side: 'left', leaf: 84, angle: 36 },
        { t: 0.64, side: 'right', leaf: 80, angle: 34 },
        { t: 0.77, side: 'left', leaf: 76, angle: 34 },
        { t: 0.88, side: 'right', leaf: 70, angle: 30 },
      ]}
    />
    <Pencil x={312} y={366} length={98} turn={-14} />
    <Jar x={484} base={376} width={128} height={152} water={0.74}>
      <Roots
        from={[along(rooted, 0.04).at, along(rooted, 0.16).at]}
        length={36}
        count={4}
        seed={11}
        width={3.6}
        fan={130}
      />
      <Cutting
        stem={rooted}
        from={10}
        to={5}
        kind="lance"
        tipLeaf={70}
        nodes={[
          { t: 0.06, side: 'left' },
          { t: 0.2, side: 'right' },
          { t: 0.46, side: 'left' },
          { t: 0.74, side: 'right', leaf: 80, angle: 48 },
          { t: 0.84, side: 'left', leaf: 84, angle: 46 },
          { t: 0.94, side: 'right', leaf: 74, angle: 34 },
        ]}
      />
    </Jar>
  </>
);

/** A child's notebook with a willow branch on it, a rooted cutting in a jar, and the willow itself behind. */
export function HeroIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={600} height={400}>
      {drawing}
    </Plate>
  );
}
