import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { along } from './parts/line.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Magnifier, Notebook, Pencil, Scribble } from './parts/stationery.tsx';

const stem = '130,180 134,150 129,120 134,84';

const drawing = (
  <>
    <Backdrop
      shape="24,60 120,18 290,22 382,86 388,190 336,272 190,286 60,272 14,170"
      drops={[
        [24, 34],
        [384, 58],
      ]}
    />
    <Notebook x={70} y={32} width={206} height={224} lines={10} turn={-5} />
    <Roots
      from={[along(stem, 0.05).at, along(stem, 0.2).at]}
      length={46}
      count={4}
      seed={21}
      width={3.2}
      fan={130}
    />
    <Cutting
      stem={stem}
      from={8}
      to={5}
      tipLeaf={34}
      nodes={[
        { t: 0.07, side: 'left' },
        { t: 0.22, side: 'right' },
        { t: 0.7, side: 'right', leaf: 40 },
        { t: 0.88, side: 'left', leaf: 38 },
      ]}
    />
    {[0, 1, 2, 3, 4].map((line) => (
      <Scribble
        key={line}
        from={[192 + line * 1.8, 68 + line * 20]}
        length={[66, 58, 70, 44, 62][line] ?? 50}
        seed={line * 3}
        turn={-5}
      />
    ))}
    <Magnifier x={134} y={196} radius={46} turn={40}>
      <Roots
        from={[
          [132, 176],
          [138, 180],
          [135, 186],
        ]}
        length={42}
        count={3}
        seed={33}
        width={5}
        fan={150}
        forking={0.7}
      />
      <Cutting stem="135,184 134,174 135,164" from={20} to={20} nodes={[{ t: 0.5, side: 'left' }]} />
    </Magnifier>
    <Pencil x={262} y={190} length={110} turn={-24} />
  </>
);

/** A notebook with a drawing of the roots and notes beside it, a magnifying glass and a pencil. */
export function RootNotesIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
