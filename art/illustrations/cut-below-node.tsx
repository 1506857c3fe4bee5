import { Backdrop } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { Form, Hatch, Ink, Limbs, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Pruner } from './parts/pruner.tsx';
import { Dashes } from './parts/stationery.tsx';

const pruner = { x: 214, y: 146, turn: 152, open: 14, scale: 1.4 };

const drawing = (
  <>
    <Backdrop
      shape="40,60 140,20 290,24 376,90 384,190 336,272 190,288 60,262 18,160"
      drops={[
        [30, 36],
        [384, 250],
      ]}
    />
    <Pruner {...pruner} part="hook" />
    <Leaf at={[146, 118]} heading={214} length={128} bend={-34} ink={2} stalk={0.24} />
    <Limbs
      of={[
        { line: '166,320 162,250 164,190 160,120 166,-20', from: 42, to: 34 },
        { line: '161,132 160,114', from: 50, to: 48 },
        { line: '148,126 136,110', from: 18, to: 10 },
      ]}
      tone="bark-light"
      edge={1.7}
    />
    <Wash
      shape="184,320! 180,250 181,190 184,128 177,100 182,-10! 174,-10! 168,100 172,190 170,250 176,320!"
      tone="bark"
    />
    <Hatch shape="178,-4! 183,-4! 180,96 187,124 181,190 183,300! 176,300! 174,190 179,124 172,96" gap={6} />
    <Form shape="149,112 136,100 133,76 141,60! 152,74 156,96" tone="leaf" width={1.9} shade={7} />
    <Ink line={['141,62 144,84 150,104', '136,98 144,92 152,98']} width={1.3} opacity={0.8} />
    <Ink line={['138,136 160,142 185,134', '142,120 160,125 184,118']} width={1.5} opacity={0.75} />
    <Ink
      line={[
        '154,180 155,190',
        '168,212 168,221',
        '158,250 158,262',
        '172,270 172,278',
        '156,40 156,50',
        '166,64 166,72',
        '160,14 160,22',
      ]}
      width={2}
      opacity={0.7}
    />
    <Pruner {...pruner} part="rest" />
    <Dashes line="96,206 146,180" count={4} tone="accent" width={2.8} />
  </>
);

/** Close up: the pruners cut at a slant, just below a node with its bud and leaf. */
export function CutBelowNodeIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
