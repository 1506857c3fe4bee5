import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along } from './parts/line.ts';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Sapling } from './parts/sapling.tsx';
import { Arrow, Tick } from './parts/stationery.tsx';

interface InJar {
  x: number;
  lean: 1 | -1;
  roots?: number;
  dead?: boolean;
}

const cuttings: readonly InJar[] = [
  { x: 38, lean: -1 },
  { x: 60, lean: 1, dead: true },
  { x: 128, lean: -1, dead: true },
  { x: 150, lean: 1 },
  { x: 212, lean: -1 },
  { x: 232, lean: 1, roots: 34 },
];

function CuttingInJar({ x, lean, roots, dead }: InJar) {
  const stem = `${x},226 ${x + lean * 2},190 ${x + lean * 6},144 ${x + lean * 8},100`;
  const droop = dead ? 118 : 54;
  return (
    <>
      {roots && (
        <Roots
          from={[along(stem, 0.06).at, along(stem, 0.2).at]}
          length={roots}
          count={4}
          seed={11}
          width={3}
          fan={110}
        />
      )}
      <Cutting
        stem={stem}
        from={7}
        to={4.5}
        tones={dead ? ['straw', 'bark-light'] : undefined}
        tipLeaf={dead ? undefined : 34}
        nodes={[
          { t: 0.2, side: 'left' },
          {
            t: 0.82,
            side: lean > 0 ? 'right' : 'left',
            leaf: 33,
            angle: droop,
            bend: dead ? lean * 40 : undefined,
          },
          {
            t: 0.95,
            side: lean > 0 ? 'left' : 'right',
            leaf: 32,
            angle: droop,
            bend: dead ? lean * -40 : undefined,
          },
        ]}
      />
    </>
  );
}

const drawing = (
  <>
    <Backdrop shape="10,70 110,20 290,18 392,76 394,190 340,276 190,288 60,276 8,180" drops={[[16, 34]]} />
    <Ink line="8,244 90,241 180,245 278,242" width={2.2} />
    {[48, 138, 228].map((x, jar) => (
      <Jar key={x} x={x} base={242} width={82} height={106} water={0.74}>
        {cuttings.slice(jar * 2, jar * 2 + 2).map((one) => (
          <CuttingInJar key={one.x} {...one} />
        ))}
      </Jar>
    ))}
    <Form shape="292,244 312,232 338,228 364,232 390,246 340,254!" tone="soil" width={1.8} shade={6} />
    <Sapling x={340} y={230} height={112} />
    <Grass line="284,246 300,246" tufts={[0.5]} seed={2} />
    <Arrow line="252,88 280,66 308,84" width={3} head={13} />
    <Tick x={342} y={82} size={34} />
  </>
);

/** Six cuttings in jars: some wither and some wait; the one with strong roots is planted, and that is enough. */
export function MissionIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
