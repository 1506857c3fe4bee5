import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along } from './parts/line.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Arrow } from './parts/stationery.tsx';
import { Tree } from './parts/tree.tsx';

const rooted = '302,268 304,246 300,224 304,200';

const drawing = (
  <>
    <Backdrop
      shape="16,60 110,12 290,14 384,76 392,190 350,284 190,292 50,286 8,170"
      drops={[
        [14, 28],
        [390, 40],
      ]}
    />
    <Grass line="14,170 90,168 176,171" tufts={[0.1, 0.3, 0.75]} height={9} seed={4} />
    <Tree x={94} y={171} scale={0.6} leaf={8} />
    <Cutting
      stem="72,272 92,250 112,232 134,206"
      from={8}
      to={5}
      tipLeaf={38}
      nodes={[
        { t: 0.16, side: 'left' },
        { t: 0.4, side: 'right' },
        { t: 0.76, side: 'left', leaf: 44, angle: 54 },
        { t: 0.9, side: 'right', leaf: 42, angle: 52 },
      ]}
    />
    <Jar x={302} base={286} width={68} height={78} water={0.72}>
      <Roots
        from={[along(rooted, 0.06).at]}
        length={17}
        count={5}
        seed={4}
        width={2.4}
        fan={150}
        forking={0.3}
      />
      <Cutting
        stem={rooted}
        from={6}
        to={4}
        tipLeaf={34}
        nodes={[
          { t: 0.3, side: 'right' },
          { t: 0.85, side: 'left', leaf: 36, angle: 58 },
          { t: 0.95, side: 'right', leaf: 34, angle: 52 },
        ]}
      />
    </Jar>
    <Grass line="246,150 310,148 386,151" tufts={[0.14, 0.32, 0.8]} height={9} seed={7} />
    <Cutting
      stem="312,150 314,122 309,96 312,66"
      from={6.5}
      to={3.5}
      cut={false}
      tipLeaf={32}
      nodes={[
        { t: 0.34, side: 'right', leaf: 30, angle: 58 },
        { t: 0.48, side: 'left', leaf: 34, angle: 58 },
        { t: 0.64, side: 'right', leaf: 36, angle: 56 },
        { t: 0.78, side: 'left', leaf: 36, angle: 56 },
        { t: 0.92, side: 'right', leaf: 34, angle: 50 },
      ]}
    />
    <Arrow line="56,182 40,204 48,230" />
    <Arrow line="160,262 196,272 240,264" />
    <Arrow line="350,214 366,194 360,166" />
    <Arrow line="262,66 218,44 172,58" />
  </>
);

/** One tree gives a cutting, the cutting makes roots in a jar and grows into a new tree of the same kind. */
export function IntroductionIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
