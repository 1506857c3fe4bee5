import { Backdrop, Grass } from './parts/ground.tsx';
import { oval, placing } from './parts/line.ts';
import { Form, Ink, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Arrow } from './parts/stationery.tsx';
import { Trunk } from './parts/tree.tsx';

/** A fox sets its paws almost in one line. */
const prints = [
  [66, 282, 62],
  [96, 266, 58],
  [118, 270, 40],
  [146, 256, 36],
  [172, 258, 24],
  [204, 250, 20],
  [234, 252, 14],
  [262, 244, 20],
] as const;

function Pawprint({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  const at = placing({ x, y, turn, scale });
  const pads = [
    '-3,3 0,0 3,3 2,6 -2,6',
    '-5,-1 -3.6,-4 -2.6,-1 -3.6,1',
    '5,-1 3.6,-4 2.6,-1 3.6,1',
    '-2.4,-4 -1.2,-8 0,-4.6 -1,-3',
    '2.6,-4 1.6,-8 0.4,-4.6 1.4,-3',
  ];
  return <Wash shape={pads.map(at)} tone="ink" opacity={0.85} />;
}

const drawing = (
  <>
    <Backdrop shape="16,60 110,14 290,14 384,76 392,190 366,284 190,292 40,288 8,170" drops={[[12, 26]]} />
    <g opacity={0.5}>
      <Trunk of={[{ line: '118,206 120,140 116,60 119,-20', from: 13, to: 10 }]} edge={1.1} />
      <Trunk of={[{ line: '268,204 266,130 270,60 266,-20', from: 14, to: 11 }]} edge={1.1} />
      <Trunk of={[{ line: '160,196 158,130 161,60 159,-20', from: 8, to: 6 }]} edge={1} />
    </g>
    <Trunk
      of={[
        { line: '52,208 50,150 54,80 50,-20', from: 26, to: 20 },
        { line: '53,110 78,84 96,50', from: 9, to: 3 },
        { line: '52,204 51,216 50,225', from: 14, to: 6 },
        { line: '45,202 38,216 24,224', from: 13, to: 4 },
        { line: '58,202 66,216 80,222', from: 13, to: 4 },
      ]}
    />
    <Grass line="8,226 60,222 130,214 260,210 392,222" tufts={[0.05, 0.2, 0.33, 0.68]} seed={4} />
    <Form
      shape="336,204 350,212 360,204 364,188 372,174 386,182 389,204 378,224 356,234 336,228"
      tone="accent"
      width={2}
      shade={6}
    />
    <Form
      shape="364,188! 366,172 376,156! 386,166 388,184! 381,180 377,186 371,182"
      tone="root"
      width={1.8}
      slip={0}
    />
    <Trunk
      of={[
        { line: '330,216 332,160 327,80 331,-20', from: 34, to: 27 },
        { line: '329,120 304,92 290,56', from: 11, to: 3 },
        { line: '330,210 331,226 334,238', from: 18, to: 7 },
        { line: '320,208 310,228 294,237', from: 17, to: 5 },
        { line: '340,208 350,230 366,240', from: 17, to: 5 },
      ]}
    />
    <Form shape="188,66! 200,66! 201,232! 187,233!" tone="bark-light" width={2} shade={4} />
    <Form shape="140,82! 228,78! 244,96! 229,114! 141,112!" tone="straw" width={2} shade={5} />
    <Form shape="246,126! 170,124! 154,140! 171,156! 247,154!" tone="straw" width={2} shade={5} />
    <Form shape={oval(194, 96, 2, 2)} tone="steel" width={1.2} slip={0} />
    <Form shape={oval(194, 140, 2, 2)} tone="steel" width={1.2} slip={0} />
    <Arrow line="156,98 168,94 180,98" width={2} head={7} />
    <Arrow line="236,138 224,144 208,140" width={2} head={7} />
    <Ink line={['148,106 170,107', '206,86 224,86', '214,148 238,149']} width={1} opacity={0.6} />
    <Grass line="166,234 196,235 226,233" tufts={[0.2, 0.72]} height={9} seed={3} />
    {prints.map(([x, y, turn], i) => (
      <Pawprint key={x} x={x} y={y} turn={turn} scale={1.5 - i * 0.09} />
    ))}
  </>
);

/** A signpost in the woods that points both ways; a fox's tracks lead behind a tree. */
export function NotFoundIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
