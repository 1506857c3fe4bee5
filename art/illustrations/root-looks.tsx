import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { along, oval } from './parts/line.ts';
import { Form } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';

/* Small pictures to tap: the foot of one cutting in its water, as it looks from week to week. */

const SIDE = 150;
const stem = '74,90 76,66 71,36 74,-12';
const places = [0.06, 0.2, 0.32].map((t) => along(stem, t).at);

const ground = <Backdrop shape="6,24 40,4 112,4 144,36 146,112 124,143 44,146 6,122" />;
const cutting = (
  <Cutting
    stem={stem}
    from={29}
    to={24}
    nodes={[
      { t: 0.16, side: 'left' },
      { t: 0.44, side: 'right' },
    ]}
  />
);

/** Bumps on both edges of the stem, where roots are about to break through the bark. */
const bumps = (
  [
    [-15, 86, 6.5],
    [15, 80, 7],
    [-15, 70, 7],
    [17, 64, 6.5],
    [-15, 54, 6],
    [3, 75, 6.5],
    [-3, 61, 5.5],
  ] as const
).map(([dx, y, size]) => (
  <Form key={`${dx} ${y}`} shape={oval(75 + dx, y, size, size * 0.86)} tone="root" width={2.2} slip={0.4} />
));

/** The bare foot of a cutting. */
export function NoRootsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      {cutting}
    </Plate>
  );
}

/** White bumps on the bark. */
export function RootBumpsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      {cutting}
      {bumps}
    </Plate>
  );
}

/** Roots as long as the stem is thick. */
export function ShortRootsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Roots from={places} length={50} count={2} seed={4} width={8.5} fan={160} forking={0} />
      {cutting}
    </Plate>
  );
}

/** A tuft of long roots that fork. */
export function LongRootsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Roots from={places} length={84} count={3} seed={12} width={8.5} fan={150} forking={0.5} />
      {cutting}
    </Plate>
  );
}
