import { Cutting } from './parts/cutting.tsx';
import { Figure } from './parts/figure.tsx';
import { NumberMark } from './parts/frames.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along } from './parts/line.ts';
import { Form, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Pruner } from './parts/pruner.tsx';
import { Roots } from './parts/roots.tsx';
import { Sapling } from './parts/sapling.tsx';
import { Tree } from './parts/tree.tsx';

const inJar = '226,260 228,244 223,224 226,202';

const drawing = (
  <>
    <Backdrop shape="10,60 110,12 290,14 390,70 394,190 350,284 190,292 50,286 6,170" />
    <Limbs
      of={[
        {
          line: '44,134 120,142 210,136 300,140 362,162 370,214 330,272 240,282 150,276 74,280',
          from: 15,
          to: 15,
        },
      ]}
      tone="straw"
      edge={1.3}
    />
    <Figure
      x={58}
      y={134}
      scale={1.02}
      build="child"
      skin="skin-2"
      hair="soil-dark"
      shirt="water"
      trousers="bark"
      pack="accent"
      hat="bark-light"
      arms={['-8.6,-72 -15,-62 -14,-48', '8.6,-72 18,-78 28,-88']}
    />
    <Tree x={190} y={132} scale={0.44} leaf={7} />
    <Pruner x={318} y={96} turn={150} open={22} scale={0.62} />
    <Cutting
      stem="286,132 294,104 306,76 330,44"
      from={7}
      to={4.5}
      tipLeaf={34}
      nodes={[
        { t: 0.3, side: 'left' },
        { t: 0.7, side: 'right', leaf: 38, angle: 50 },
        { t: 0.88, side: 'left', leaf: 38, angle: 52 },
      ]}
    />
    <Jar x={226} base={280} width={66} height={82} water={0.74}>
      <Roots
        from={[along(inJar, 0.06).at]}
        length={22}
        count={5}
        seed={4}
        width={2.6}
        fan={150}
        forking={0.3}
      />
      <Cutting
        stem={inJar}
        from={6}
        to={4}
        tipLeaf={36}
        nodes={[
          { t: 0.4, side: 'right' },
          { t: 0.84, side: 'left', leaf: 38, angle: 58 },
          { t: 0.95, side: 'right', leaf: 36, angle: 52 },
        ]}
      />
    </Jar>
    <Form shape="38,280 56,269 78,266 102,270 120,281 78,288!" tone="soil" width={1.7} shade={5} />
    <Sapling x={80} y={268} height={96} />
    {(
      [
        [24, 92],
        [136, 40],
        [262, 62],
        [280, 220],
        [136, 222],
      ] as const
    ).map(([x, y], i) => (
      <NumberMark key={`${x},${y}`} x={x} y={y} number={i + 1} />
    ))}
  </>
);

/** A scout at the start of a path with five places: learn, choose a tree, take cuttings, watch the roots, plant. */
export function FiveStepsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
