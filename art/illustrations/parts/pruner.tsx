import { oval, type Place, placing } from './line.ts';
import { Form, Ink } from './marks.tsx';

interface PrunerProps extends Place {
  /** Degrees between the blades. */
  open?: number;
  /** Only the hook, to be drawn behind a branch, or all the rest, to be drawn before it. */
  part?: 'hook' | 'rest';
}

/** Bypass pruners with the pivot at their place, pointing right: a curved blade, a hook, handles and a spring. */
export function Pruner({ open = 24, part, ...place }: PrunerProps) {
  const { x, y, turn = 0, scale = 1 } = place;
  const lean = place.mirrored ? -1 : 1;
  const upper = placing({ ...place, turn: turn + (lean * open) / 2 });
  const lower = placing({ ...place, turn: turn - (lean * open) / 2 });
  const level = placing(place);
  const pen = Math.min(1.9, 1.2 + scale * 0.6);
  const hook = (
    <Form
      shape={upper('-4,-7 12,-5 30,2 44,3! 42,9 26,13 8,9 -6,6')}
      tone="steel"
      width={pen}
      shade={4 * scale}
    />
  );
  if (part === 'hook') return hook;
  return (
    <>
      {!part && hook}
      <Form
        shape={upper('-2,-8! -26,-17 -62,-19 -98,-13 -105,-7 -99,-2 -64,-6 -30,-3 -6,6!')}
        tone="accent"
        width={pen}
        shade={5 * scale}
      />
      <Ink line={level('-28,-9 -33,-6 -26,-3 -33,0 -26,3 -33,6 -28,9')} width={pen * 0.9} />
      <Form
        shape={lower('-4,8! 2,-8 22,-16 40,-12 54,2! 34,5 12,8')}
        tone="steel"
        width={pen}
        shade={4 * scale}
      />
      <Ink line={lower('12,1 32,0 48,0')} width={1.1} opacity={0.7} />
      <Form
        shape={lower('-2,8! -28,18 -60,24 -92,23 -101,17 -96,11 -62,12 -32,5 -6,-6!')}
        tone="accent"
        width={pen}
        shade={5 * scale}
      />
      <Form shape={oval(x, y, 7 * scale, 7 * scale)} tone="steel" width={pen * 0.9} />
      <Ink line={level('-3,-2.5 3,2.5')} width={1.4} />
    </>
  );
}
