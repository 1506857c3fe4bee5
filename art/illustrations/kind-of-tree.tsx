import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { along, through } from './parts/line.ts';
import { Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { step } from './parts/points.ts';
import { Roots } from './parts/roots.tsx';
import { Tick } from './parts/stationery.tsx';

const stemAt = (x: number) => `${x + 2},232 ${x - 3},190 ${x + 3},140 ${x},84`;
const [willow, broad, pine] = [70, 200, 330].map(stemAt) as [string, string, string];

/** Needles stand all around the twig, in pairs. */
const needles = Array.from({ length: 13 }, (_, i) => along(pine, 0.5 + i * 0.04)).flatMap(
  ({ at, heading }, i) =>
    [-1, 1].map((side) => through([at, step(at, heading + side * (0.55 + (i % 3) * 0.14), 34)])),
);

const drawing = (
  <>
    <Backdrop shape="10,70 110,20 290,18 392,76 394,190 340,276 190,288 60,276 8,180" drops={[[388, 30]]} />
    <Ink line="10,262 140,258 270,263 392,259" width={2.2} />
    <Jar x={70} base={260} width={100} height={132} water={0.78}>
      <Roots
        from={[0.03, 0.14, 0.24].map((t) => along(willow, t).at)}
        length={38}
        count={4}
        seed={11}
        width={3.2}
        fan={140}
      />
      <Cutting
        stem={willow}
        from={8}
        to={4.5}
        kind="lance"
        tipLeaf={64}
        nodes={[
          { t: 0.16, side: 'right' },
          { t: 0.62, side: 'right', leaf: 66, angle: 44 },
          { t: 0.74, side: 'left', leaf: 70, angle: 46 },
          { t: 0.86, side: 'right', leaf: 68, angle: 40 },
        ]}
      />
    </Jar>
    <Jar x={200} base={260} width={100} height={132} water={0.78}>
      <Roots
        from={[along(broad, 0.16).at]}
        length={40}
        count={3}
        seed={5}
        width={2.8}
        fan={84}
        forking={0.2}
      />
      <Cutting
        stem={broad}
        from={8}
        to={5}
        tipLeaf={52}
        nodes={[
          { t: 0.16, side: 'right' },
          { t: 0.76, side: 'left', leaf: 56, angle: 58 },
          { t: 0.9, side: 'right', leaf: 54, angle: 52 },
        ]}
      />
    </Jar>
    <Jar x={330} base={260} width={100} height={132} water={0.78}>
      <Cutting stem={pine} from={8} to={5} nodes={[]} />
      <Ink line={needles} width={3.6} ends={0.6} />
      <Ink line={needles} width={2} tone="mark-leaf" ends={0.6} />
    </Jar>
    <Tick x={30} y={54} size={34} />
  </>
);

/** After the same weeks a willow cutting has many roots, another kind a few, and a pine none. */
export function KindOfTreeIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
