import { seeded } from './parts/chance.ts';
import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { along, through } from './parts/line.ts';
import { Form, Limbs } from './parts/marks.tsx';
import { Pour, WateringCan } from './parts/pitcher.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { radians, step } from './parts/points.ts';
import { Roots } from './parts/roots.tsx';
import { Scribble, Tag } from './parts/stationery.tsx';

const stem = '176,236 178,206 173,170 178,106';
const chance = seeded(5);
/** Chips lie in a ring: none of them touches the stem. */
const chips = Array.from({ length: 58 }, (_, i) => {
  const aside = 20 + chance() * 62;
  const x = 177 + (i % 2 === 0 ? -aside : aside);
  const y = 204 - chance() * 13 * (1 - (aside - 20) / 90);
  const end = step([x, y], radians(chance() * 60 - 30), 7 + chance() * 5);
  return { line: through([[x, y], end]), from: 3.6, to: 3 };
});

const drawing = (
  <>
    <Backdrop shape="24,60 120,16 290,18 382,76 392,170 360,240 190,250 40,240 10,160" drops={[[16, 36]]} />
    <Earth surface="6,206 70,205 177,207 280,205 394,208" bottom={284} seed={9} crumbs={130} />
    <Roots
      from={[along(stem, 0.02).at, along(stem, 0.14).at]}
      length={42}
      count={5}
      seed={14}
      width={3.2}
      fan={150}
    />
    <Cutting
      stem={stem}
      from={10}
      to={6}
      tipLeaf={54}
      nodes={[
        { t: 0.38, side: 'right' },
        { t: 0.55, side: 'left', leaf: 56, angle: 62 },
        { t: 0.78, side: 'right', leaf: 62, angle: 56 },
        { t: 0.92, side: 'left', leaf: 60, angle: 50 },
      ]}
    />
    <Limbs of={chips.slice(0, 30)} tone="bark-light" edge={0.9} />
    <Limbs of={chips.slice(30)} tone="straw" edge={0.9} />
    <Form shape="66,106! 76,104! 77,222! 71,238! 66,222!" tone="bark-light" width={1.9} shade={4} />
    <Tag x={74} y={116} turn={5} width={48} height={28} />
    <Scribble from={[90, 140]} length={28} turn={5} seed={2} />
    <Pour
      strands={[
        '264,104 250,124 240,160 236,196',
        '268,110 256,134 250,164 247,197',
        '258,98 240,116 228,150 222,194',
        '272,114 264,140 260,168 259,198',
      ]}
    />
    <WateringCan x={262} y={104} turn={-16} scale={0.84} />
    <Grass line="8,206 50,205 88,206" tufts={[0.12, 0.4]} seed={4} />
    <Grass line="290,205 340,206 392,208" tufts={[0.3, 0.6, 0.9]} seed={6} />
  </>
);

/** The planted cutting gets plenty of water; mulch rings it without touching the stem, a stake marks the place. */
export function WaterAndMulchIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
