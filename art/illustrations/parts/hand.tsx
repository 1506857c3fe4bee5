import { type Place, placing } from './line.ts';
import { Form, Ink, type Limb, Limbs } from './marks.tsx';
import type { Tone } from './paint.ts';

interface HandProps extends Place {
  skin: Tone;
  sleeve: Tone;
}

function handAt(place: Place) {
  const at = placing(place);
  const scale = place.scale ?? 1;
  return {
    at,
    limb: ({ line, from, to }: Limb): Limb => ({ line: at(line), from: from * scale, to: to * scale }),
  };
}

/** A hand from the right that holds something small between the tips of thumb and forefinger, at its place. */
export function PinchingHand({ skin, sleeve, ...place }: HandProps) {
  const { at, limb } = handAt(place);
  const curled: Limb[] = [
    { line: '72,33 62,51 48,57 42,52', from: 14, to: 10 },
    { line: '66,26 52,45 36,48 30,42', from: 16, to: 11 },
    { line: '62,20 44,36 27,36 21,30', from: 17, to: 12 },
  ];
  const hand: Limb[] = [
    { line: '150,24 120,20 96,15 74,14', from: 34, to: 42 },
    { line: '74,2 50,-13 26,-13 4,-3', from: 23, to: 9 },
    { line: '80,20 54,23 30,14 4,3', from: 26, to: 10 },
  ];
  return (
    <>
      {curled.map((finger) => (
        <Limbs key={finger.line} of={[limb(finger)]} tone={skin} edge={1.1} />
      ))}
      <Limbs of={hand.map(limb)} tone={skin} edge={1.1} />
      <Ink
        line={['64,23 48,20 36,14', '2,-7 7,-8', '42,-18 40,-14', '84,-7 92,-5 100,-4'].map(at)}
        width={1.2}
      />
      <Sleeve at={at} tone={sleeve} />
    </>
  );
}

/** A hand from the right whose fingers close around a shaft at its place; draw the shaft first. */
export function GrippingHand({ skin, sleeve, ...place }: HandProps) {
  const { at, limb } = handAt(place);
  const fist: Limb[] = [
    { line: '118,14 90,6 62,0 34,-5', from: 32, to: 46 },
    { line: '30,-20 4,-29 -14,-24 -19,-17', from: 18, to: 11 },
    { line: '30,-9 0,-15 -18,-9 -22,-2', from: 18, to: 11 },
    { line: '30,3 0,0 -16,5 -19,12', from: 17, to: 10 },
    { line: '30,12 4,14 -9,18 -12,24', from: 14, to: 9 },
  ];
  return (
    <>
      <Limbs of={fist.map(limb)} tone={skin} edge={1.1} />
      <Ink
        line={['-13,-17 8,-22 24,-18', '-16,-4 6,-8 24,-4', '-13,10 6,7 22,9', '38,-22 46,-24 52,-20'].map(
          at,
        )}
        width={1.4}
        ends={0.3}
      />
      <Sleeve at={at} tone={sleeve} x={-32} y={-8} />
    </>
  );
}

interface SleeveProps {
  at: (line: string) => string;
  tone: Tone;
  x?: number;
  y?: number;
}

function Sleeve({ at, tone, x = 0, y = 0 }: SleeveProps) {
  const wrist = placing({ x, y });
  const worn = (line: string) => at(wrist(line));
  return (
    <>
      <Form shape={worn('122,-4! 190,-10! 196,60! 126,48! 124,20')} tone={tone} shade={10} />
      <Form shape={worn('120,-6 130,-7 135,20 133,49 123,50 119,22')} tone={tone} width={1.7} shade={5} />
    </>
  );
}
