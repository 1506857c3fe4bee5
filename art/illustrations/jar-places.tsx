import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { Form, Hatch, Ink, Limbs, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Sun } from './parts/sky.tsx';
import { Crown } from './parts/tree.tsx';

/* Small pictures to tap: the jar with its cuttings, in the places where it may stand. */

const SIDE = 150;

const ground = <Backdrop shape="6,24 40,4 112,4 144,36 146,112 124,143 44,146 6,122" />;

/** The jar is drawn alike everywhere: what is around it tells the place. */
function jarAt(x: number, base: number) {
  return (
    <Jar x={x} base={base} width={50} height={62} water={0.7}>
      <Cutting
        stem={`${x + 6},${base - 8} ${x + 2},${base - 40} ${x - 6},${base - 74}`}
        from={6}
        to={4}
        tipLeaf={32}
        nodes={[{ t: 0.82, side: 'left', leaf: 26, angle: 56 }]}
      />
      <Cutting
        stem={`${x - 7},${base - 8} ${x},${base - 40} ${x + 9},${base - 66}`}
        from={6}
        to={4}
        tipLeaf={28}
        nodes={[{ t: 0.8, side: 'right', leaf: 24, angle: 56 }]}
      />
    </Jar>
  );
}

const table = (
  <>
    <Form shape="8,122! 142,120! 145,131! 5,133!" tone="bark-light" width={2} shade={4} />
    <Ink line={['22,133 21,146', '128,132 129,146']} width={3} ends={0.8} />
  </>
);

/** On the sill of a window through which the sun shines. */
export function SunnyWindowIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Form shape="20,14! 130,14! 130,124! 20,124!" tone="water" width={2.2} slip={0} />
      <Sun x={50} y={44} radius={17} />
      <Wash shape="64,60! 84,44! 130,96! 130,124! 112,124!" tone="sun" opacity={0.55} />
      <Ink line={['75,15 75,123', '21,68 129,68']} width={3.2} ends={0.9} />
      <Form shape="8,122! 142,122! 142,134! 8,134!" tone="bark-light" width={2} shade={4} />
      {jarAt(96, 124)}
    </Plate>
  );
}

/** On a table in a bright room, beside the sun that falls in. */
export function BrightShadeIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Form shape="12,14! 66,14! 66,92! 12,92!" tone="water" width={2} slip={0} />
      <Ink line={['39,15 39,91', '13,52 65,52']} width={2.8} ends={0.9} />
      <Form shape="6,92! 72,92! 72,100! 6,100!" tone="bark-light" width={1.8} />
      {table}
      {jarAt(100, 123)}
    </Plate>
  );
}

/** On a shelf in a cupboard, where little light comes in. */
export function DarkerPlaceIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Form shape="16,10! 134,10! 134,138! 16,138!" tone="bark-light" width={2.2} slip={0} />
      <Form shape="26,20! 124,20! 124,124! 26,124!" tone="soil" width={1.8} slip={0} />
      <Wash shape="26,20! 124,20! 124,44! 58,58! 52,124! 26,124!" tone="soil-dark" opacity={0.75} />
      <Hatch shape="26,20! 124,20! 124,124! 26,124!" opacity={0.4} />
      <Form shape="22,122! 128,122! 128,132! 22,132!" tone="bark-light" width={1.8} shade={3} />
      {jarAt(82, 124)}
    </Plate>
  );
}

/** In the grass below a young tree, with sky above. */
export function OutdoorsIllustration(props: IllustrationProps) {
  return (
    <Plate width={SIDE} height={SIDE} {...props}>
      {ground}
      <Sun x={118} y={32} radius={12} />
      <Limbs of={[{ line: '40,127 42,100 39,72', from: 10, to: 7 }]} tone="bark" />
      <Crown shape="40,16 62,26 70,50 60,74 40,82 18,74 8,52 18,26" leaf={11} seed={5} />
      <Grass line="8,132 44,130 100,132 142,129" tufts={[0.05, 0.16, 0.3, 0.52, 0.9]} height={13} seed={4} />
      {jarAt(102, 134)}
      <Grass line="70,139 102,141 136,138" tufts={[0.08, 0.9]} height={9} seed={7} />
    </Plate>
  );
}
