import { type Place, placing } from './line.ts';
import { Form, Ink } from './marks.tsx';
import type { Tone } from './paint.ts';

/** An enamel jug that pours to the left; the lip of its spout lies at its place. */
export function Pitcher(place: Place) {
  const at = placing(place);
  return (
    <>
      <Ink line={at('86,20 112,14 124,40 116,74 92,84')} width={7} ends={0.9} />
      <Ink line={at('87,20 111,15 122,40 114,73 93,83')} width={3.4} tone="steel" ends={0.9} />
      <Form
        shape={at('0,0! 22,4 54,6 88,2! 86,30 96,62 98,100! 60,105 20,100! 22,62 24,34 14,16')}
        tone="steel"
        width={2}
        shade={9}
      />
      <Form shape={at('0,0! 24,-5 56,-6 88,2! 54,9 22,8')} tone="page" width={1.7} slip={0} />
      <Ink line={at('23,38 56,42 88,36')} width={1.5} opacity={0.7} />
    </>
  );
}

/** A watering can that pours to the left; the rose of its spout lies at its place. */
export function WateringCan(place: Place) {
  const at = placing(place);
  return (
    <>
      <Ink line={at('70,0 92,-28 128,-22 136,6')} width={6.5} ends={0.9} />
      <Ink line={at('71,0 93,-26 127,-20 134,6')} width={3} tone="leaf" ends={0.9} />
      <Form shape={at('8,-6! 62,44! 62,66! 2,4!')} tone="leaf" width={1.9} shade={4} />
      <Form shape={at('58,6! 136,2! 140,74! 60,78!')} tone="leaf" width={2} shade={9} />
      <Form shape={at('58,6! 90,-1 136,2! 100,9')} tone="leaf-dark" width={1.6} slip={0} />
      <Form shape={at('14,-12 4,-6 -6,6 -4,10 6,4 15,-8')} tone="steel" width={1.8} />
      <Ink line={at('60,60 98,62 139,58')} width={1.5} opacity={0.8} />
    </>
  );
}

/** Water on its way down: a few strands that leave together and loosen. */
export function Pour({ strands, tone = 'water' }: { strands: readonly string[]; tone?: Tone }) {
  return (
    <>
      <Ink line={strands} width={4.2} tone={tone} ends={0.5} />
      <Ink line={strands} width={1.1} ends={0.2} opacity={0.8} />
    </>
  );
}
