import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along } from './parts/line.ts';
import { Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Lettering } from './parts/ruler.tsx';

interface Week {
  x: number;
  number: number;
  /** Length and number of roots at each node; none yet in the first week. */
  roots?: { length: number; count: number; seed: number };
  leaf: number;
}

const weeks: readonly Week[] = [
  { x: 74, number: 1, leaf: 40 },
  { x: 200, number: 4, leaf: 44, roots: { length: 20, count: 3, seed: 6 } },
  { x: 326, number: 8, leaf: 50, roots: { length: 46, count: 4, seed: 11 } },
];

function JarOfWeek({ x, number, roots, leaf }: Week) {
  const stem = `${x + 3},200 ${x - 2},160 ${x + 3},120 ${x - 2},68`;
  return (
    <>
      <Jar x={x} base={236} width={96} height={134} water={0.78}>
        {roots && (
          <Roots
            from={[0.03, 0.17].map((t) => along(stem, t).at)}
            {...roots}
            fan={128}
            width={3}
            forking={roots.length > 30 ? 1 : 0.3}
          />
        )}
        <Cutting
          stem={stem}
          from={8}
          to={5}
          tipLeaf={leaf + 4}
          nodes={[
            { t: 0.05, side: 'left' },
            { t: 0.19, side: 'right' },
            { t: 0.84, side: 'left', leaf, angle: 56 },
            { t: 0.93, side: 'right', leaf: leaf + 2, angle: 52 },
          ]}
        />
      </Jar>
      <Lettering x={x} y={266} size={15}>
        {(words) => words.week(number)}
      </Lettering>
    </>
  );
}

const drawing = (
  <>
    <Backdrop shape="10,70 110,20 290,18 392,76 394,190 340,276 190,288 60,276 8,180" drops={[[14, 34]]} />
    <Ink line="10,238 140,234 270,239 392,235" width={2.2} />
    {weeks.map((week) => (
      <JarOfWeek key={week.number} {...week} />
    ))}
  </>
);

/** The same jar after one, four and eight weeks: no roots, first roots, long and branching roots. */
export function TrackRootsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
