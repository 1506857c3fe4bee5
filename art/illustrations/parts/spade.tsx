import { type Place, placing } from './line.ts';
import { Form, Ink, Limbs } from './marks.tsx';

/** A spade, about 150 long; the middle of its cutting edge lies at its place and it stands upright. */
export function Spade(place: Place) {
  const at = placing(place);
  const scale = place.scale ?? 1;
  const limb = (line: string, width: number) => ({ line: at(line), from: width * scale, to: width * scale });
  return (
    <>
      <Limbs of={[limb('0,-36 0,-90 0,-134', 6.4)]} tone="bark-light" edge={1.3} />
      <Limbs
        of={[
          limb('0,-134 -9,-142 -9,-152', 4.4),
          limb('0,-134 9,-142 9,-152', 4.4),
          limb('-11,-153 11,-153', 6),
        ]}
        tone="bark"
        edge={1.3}
      />
      <Form
        shape={at('-15,-40! 15,-40! 16,-16 9,-4 0,0 -9,-4 -16,-16')}
        tone="steel"
        width={1.9}
        shade={6 * scale}
      />
      <Form shape={at('-4,-58! 4,-58! 5,-40! 0,-28 -5,-40!')} tone="steel" width={1.6} />
      <Ink line={at('-9,-32 -10,-18')} width={1.2} opacity={0.6} />
    </>
  );
}

/** A hand trowel, about 84 long, placed as the spade is. */
export function Trowel(place: Place) {
  const at = placing(place);
  return (
    <>
      <Form shape={at('-3,-44! 3,-44! 3,-56! -3,-56!')} tone="steel" width={1.6} />
      <Form
        shape={at('-11,-42 0,-45 11,-42 12,-22 6,-6 0,0 -6,-6 -12,-22')}
        tone="steel"
        width={1.9}
        shade={5}
      />
      <Ink line={at('0,-38 0,-10')} width={1.3} opacity={0.6} />
      <Form
        shape={at('-4,-54 4,-54 6.5,-68 5.5,-82 0,-86 -5.5,-82 -6.5,-68')}
        tone="accent"
        width={1.9}
        shade={4}
      />
    </>
  );
}
