import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { along } from './parts/line.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Measure } from './parts/ruler.tsx';
import { Tick } from './parts/stationery.tsx';

const stem = '170,182 176,146 168,108 174,62';

const drawing = (
  <>
    <Backdrop
      shape="36,50 130,14 290,20 378,86 386,190 336,272 190,288 66,272 16,170"
      drops={[
        [24, 40],
        [384, 246],
      ]}
    />
    <Roots
      from={[along(stem, 0.03).at, along(stem, 0.17).at, along(stem, 0.3).at]}
      length={94}
      count={3}
      seed={8}
      width={4.8}
      fan={118}
      forking={0.8}
    />
    <Cutting
      stem={stem}
      from={12}
      to={7}
      tipLeaf={52}
      nodes={[
        { t: 0.06, side: 'left' },
        { t: 0.32, side: 'right' },
        { t: 0.78, side: 'left', leaf: 66, angle: 58 },
        { t: 0.92, side: 'right', leaf: 60, angle: 50 },
      ]}
    />
    <PinchingHand x={168} y={122} scale={0.94} turn={-3} skin="skin-3" sleeve="leaf" />
    <Measure from={184} to={262} at={84} upright>
      {(words) => words.rootsLength}
    </Measure>
    <Tick x={318} y={236} size={30} />
  </>
);

/** Ready to plant: several strong roots, two to three inches long. */
export function RootsReadyIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
