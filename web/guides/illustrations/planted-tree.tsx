import { Grass } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { along } from './parts/line.ts';
import { Form, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { degrees } from './parts/points.ts';

const SIZE = 200;
const FOOT = '100px 174px';
const STEM = '100,176 96,134 104,92 100,52';

/** Where on the stem each leaf grows, on which side, and how long it is. */
const NODES = [
  [0.36, -1, 44],
  [0.43, 1, 46],
  [0.53, -1, 50],
  [0.6, 1, 50],
  [0.71, -1, 48],
  [0.77, 1, 46],
  [0.88, -1, 40],
  [0.93, 1, 38],
  [1, 0, 44],
] as const;

const leaves = NODES.map(([share, side, length]) => {
  const { at, heading } = along(STEM, share);
  return {
    at,
    drawing: (
      <Leaf
        at={at}
        heading={degrees(heading) + side * (66 - share * 16)}
        length={length}
        bend={side * -16 || 6}
        ink={1.9}
      />
    ),
  };
});

const stem = <Limbs of={[{ line: STEM, from: 8, to: 3 }]} tone="bark-light" edge={1.6} />;
const ground = (
  <>
    <Form
      shape="38,182 68,170 100,166 134,170 162,182 132,190 100,192 66,190"
      tone="soil"
      width={2}
      shade={5}
    />
    <Grass line="30,186 100,193 172,186" tufts={[0.1, 0.52, 0.92]} height={10} seed={5} />
  </>
);

const STEM_MS = 1100;
const APART_MS = 190;
/** From the first sight of the stem until the last leaf is open. */
export const GROWING_MS = STEM_MS + NODES.length * APART_MS + 400;

type PlantedTreeProps = IllustrationProps & {
  /** The stem rises, and one leaf after the other opens; else it stands there in full leaf. */
  isGrowing?: boolean;
};

/** The tree that was planted, in its leaves. */
export function PlantedTreeIllustration({ isGrowing = false, ...plate }: PlantedTreeProps) {
  return (
    <Plate {...plate} width={SIZE} height={SIZE}>
      <g className={isGrowing ? 'animate-sprout' : undefined} style={{ transformOrigin: FOOT }}>
        {stem}
      </g>
      {ground}
      {leaves.map(({ at, drawing }, index) => (
        <g
          key={at.join()}
          className={isGrowing ? 'animate-unfold' : undefined}
          style={{
            transformOrigin: `${at[0]}px ${at[1]}px`,
            ...(isGrowing && { animationDelay: `${STEM_MS * 0.6 + index * APART_MS}ms` }),
          }}
        >
          {drawing}
        </g>
      ))}
    </Plate>
  );
}
