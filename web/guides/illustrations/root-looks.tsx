import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { along, oval } from './parts/line.ts';
import { Form } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';

/* Small pictures to tap: the foot of one cutting in its water, as it looks from week to week. */

const SIDE = 200;
const stem = '99,128 101,92 96,50 99,-10';
const places = [0.06, 0.2, 0.32].map((t) => along(stem, t).at);

const ground = (
  <Backdrop shape="14,36 60,12 142,10 188,52 190,150 160,188 60,192 14,160" drops={[[178, 24]]} />
);
const cutting = (
  <Cutting
    stem={stem}
    from={26}
    to={21}
    nodes={[
      { t: 0.16, side: 'left' },
      { t: 0.44, side: 'right' },
    ]}
  />
);

/** Bumps on both edges of the stem, where roots are about to break through the bark. */
const bumps = (
  [
    [-14, 124, 6],
    [13, 116, 7],
    [-13, 106, 7],
    [14, 98, 6],
    [-12, 88, 5],
    [2, 112, 6],
    [-3, 96, 5],
  ] as const
).map(([dx, y, size]) => (
  <Form key={`${dx} ${y}`} shape={oval(100 + dx, y, size, size * 0.82)} tone="root" width={2.6} slip={0.4} />
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
      <Roots from={places} length={38} count={2} seed={4} width={7} fan={150} forking={0} />
      {cutting}
    </Plate>
  );
}

/** A tuft of long roots that fork. */
export function LongRootsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Roots from={places} length={92} count={3} seed={12} width={7.5} fan={140} forking={0.7} />
      {cutting}
    </Plate>
  );
}
