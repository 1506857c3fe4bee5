import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { along } from './parts/line.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Measure, Ruler } from './parts/ruler.tsx';

const stem = '186,112 183,86 188,60 185,36';

const drawing = (
  <>
    <Backdrop
      shape="40,50 130,16 290,20 376,86 384,190 336,272 190,286 70,272 22,170"
      drops={[
        [26, 40],
        [382, 250],
      ]}
    />
    <Roots
      from={[along(stem, 0.04).at, along(stem, 0.2).at, along(stem, 0.34).at]}
      length={158}
      count={2}
      seed={5}
      width={6.4}
      fan={96}
      forking={0.6}
    />
    <Cutting
      stem={stem}
      from={18}
      to={12}
      tipLeaf={34}
      nodes={[
        { t: 0.12, side: 'right' },
        { t: 0.46, side: 'left' },
        { t: 0.74, side: 'left', leaf: 66, angle: 70 },
        { t: 0.9, side: 'right', leaf: 64, angle: 62 },
      ]}
    />
    <Ruler x={288} y={112} inch={56} inches={3} upright />
    <Measure from={112} to={280} at={352} upright>
      {(words) => words.rootsLength}
    </Measure>
  </>
);

/** Roots beside a ruler: from the base of the cutting they have grown two to three inches. */
export function RootLengthIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
