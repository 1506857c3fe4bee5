import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { Jar } from './parts/jar.tsx';
import { along } from './parts/line.ts';
import { Form, Ink, Wash } from './parts/marks.tsx';
import { Pour } from './parts/pitcher.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Arrow } from './parts/stationery.tsx';

const stem = '252,176 256,140 250,100 256,52';

const drawing = (
  <>
    <Backdrop shape="14,70 110,20 290,18 386,76 390,190 340,274 190,288 60,276 8,180" drops={[[384, 40]]} />
    <Ink line="10,268 140,264 270,269 392,265" width={2.2} />
    <Form shape="24,216! 116,216! 104,266! 38,266!" tone="steel" width={2} shade={8} />
    <Form shape="22,214 70,207 118,214 116,221 70,228 24,221" tone="root" width={1.8} slip={0} />
    <Wash shape="34,216 70,211 106,216 104,221 70,225 36,221" tone="straw" opacity={0.8} />
    <g transform="translate(96 128) rotate(-112)">
      <Jar x={0} base={78} width={84} height={116} water={0} />
    </g>
    <Wash shape="63,150! 100,149 152,150! 104,168 84,165 74,171!" tone="straw" opacity={0.7} />
    <Pour strands={['66,164 62,184 62,212', '73,171 69,190 68,213']} tone="straw" />
    <Jar x={256} base={267} width={104} height={126} water={0.72}>
      <Roots
        from={[along(stem, 0.04).at, along(stem, 0.16).at]}
        length={40}
        count={4}
        seed={9}
        width={3}
        fan={124}
      />
      <Cutting
        stem={stem}
        from={8.5}
        to={5.5}
        tipLeaf={46}
        nodes={[
          { t: 0.06, side: 'left' },
          { t: 0.2, side: 'right' },
          { t: 0.84, side: 'left', leaf: 52, angle: 58 },
        ]}
      />
    </Jar>
    <PinchingHand x={249} y={92} scale={0.72} turn={-6} skin="skin-1" sleeve="water" />
    <Arrow line="226,86 222,104 225,126" width={2} head={8} />
  </>
);

/** The cloudy old water goes out; the rooted cutting is let down gently into fresh water. */
export function WaterChangeIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
