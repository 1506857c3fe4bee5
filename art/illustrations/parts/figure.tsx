import { oval, type Place, placing } from './line.ts';
import { Form, Ink, type Limb, Limbs } from './marks.tsx';
import type { Tone } from './paint.ts';

interface FigureProps extends Place {
  build: 'adult' | 'child';
  skin: Tone;
  hair: Tone;
  shirt: Tone;
  trousers: Tone;
  /** Each arm as shoulder, elbow and hand, drawn around the feet at 0,0 with a height of about 100. */
  arms: readonly [left: string, right: string];
  /** The scout's scarf. */
  scarf?: Tone;
  pack?: Tone;
  hat?: Tone;
  longHair?: boolean;
}

const BUILDS = {
  adult: { head: 7, crown: -101, shoulder: -81, half: 9.5, chest: 19, waist: 16.5, hip: -46, leg: 9.4 },
  child: { head: 9, crown: -101, shoulder: -76, half: 8.6, chest: 19, waist: 19, hip: -41, leg: 9.6 },
} as const;

/** Somebody seen from behind, standing at their place and looking into the picture. */
export function Figure(props: FigureProps) {
  const { build, arms, skin, hair, shirt, trousers, scarf, pack, hat, longHair, ...place } = props;
  const at = placing(place);
  const scale = place.scale ?? 1;
  const { head, crown, shoulder, half, chest, waist, hip, leg } = BUILDS[build];
  const limb = (line: string, from: number, to: number): Limb => ({
    line: at(line),
    from: from * scale,
    to: to * scale,
  });
  const middle = crown + head;
  const [upper, lower] = [arms.map((arm) => part(arm, 0, 2)), arms.map((arm) => part(arm, 1, 3))];
  return (
    <>
      <Limbs of={[limb('-4.6,-3 -7,-1', 6.4, 5.6), limb('5.2,-3 8,-1', 6.4, 5.6)]} tone="bark" edge={1.2} />
      <Limbs
        of={lower.flatMap((arm) => [limb(arm, 5, 3.8), limb(reach(arm), 4.6, 4.2)])}
        tone={skin}
        edge={1.1}
      />
      <Limbs of={[limb(`0,${shoulder + 3} 0,${middle}`, 6, 6)]} tone={skin} edge={1.1} />
      <Limbs
        of={[
          limb(`0,${shoulder + 6} 0,${hip - waist * 0.3}`, chest, waist),
          limb(`${-half},${shoulder + 3.4} 0,${shoulder + 1} ${half},${shoulder + 3.4}`, 6, 6),
          ...upper.map((arm) => limb(arm, 7, 6.6)),
        ]}
        tone={shirt}
        edge={1.2}
      />
      <Ink
        line={[
          `${-half + 1},${shoulder + 11} ${-half + 0.4},${shoulder + 17}`,
          `${half - 1},${shoulder + 11} ${half - 0.4},${shoulder + 17}`,
        ].map(at)}
        width={1.3}
      />
      <Limbs
        of={[
          limb(`-4,${hip + 2} -5,-24 -5.2,-5`, leg, leg - 2.4),
          limb(`4,${hip + 2} 4.8,-24 5.4,-5`, leg, leg - 2.4),
          limb(`${-waist / 2 + leg / 2 - 0.6},${hip + 1} ${waist / 2 - leg / 2 + 0.6},${hip + 1}`, leg, leg),
        ]}
        tone={trousers}
        edge={1.2}
      />
      {pack && (
        <Form
          shape={at(
            `-8,${shoulder + 4} 0,${shoulder + 1} 8,${shoulder + 4} 9,${hip - 8} 7,${hip - 3} -7,${hip - 3} -9,${hip - 8}`,
          )}
          tone={pack}
          width={1.6}
          shade={4 * scale}
        />
      )}
      {pack && <Ink line={at(`-8,${shoulder + 12} 0,${shoulder + 15} 8,${shoulder + 12}`)} width={1.3} />}
      {scarf && (
        <Form
          shape={at(`-8,${shoulder} 0,${shoulder - 2.6} 8,${shoulder} 0,${shoulder + 11}!`)}
          tone={scarf}
          width={1.4}
          slip={0.6}
        />
      )}
      <Limbs
        of={[
          limb(`0,${middle + 1} 0,${middle - 0.5}`, head * 1.75, head * 1.75),
          limb(`${-head * 0.9},${middle + 1.4} ${head * 0.9},${middle + 1.4}`, 3.4, 3.4),
        ]}
        tone={skin}
        edge={1.1}
      />
      <Limbs
        of={[limb(hairline(head, middle, longHair ? shoulder + 3 : middle + 3), head * 1.8, head * 1.5)]}
        tone={hair}
        edge={1.1}
      />
      {hat && <Hat at={at} middle={middle} head={head} tone={hat} />}
    </>
  );
}

/** A hat with a brim, tilted back because its wearer looks up. */
function Hat({
  at,
  middle,
  head,
  tone,
}: {
  at: (line: string) => string;
  middle: number;
  head: number;
  tone: Tone;
}) {
  const top = middle - head * 1.5;
  return (
    <>
      <Form
        shape={at(
          `${-head * 0.95},${middle}! ${-head * 0.8},${top + 2} 0,${top} ${head * 0.8},${top + 2} ${head * 0.95},${middle}!`,
        )}
        tone={tone}
        width={1.6}
        slip={0.8}
      />
      <Form shape={at(oval(0, middle + 0.6, head * 1.75, head * 0.5))} tone={tone} width={1.6} slip={0.8} />
      <Ink
        line={at(`${-head * 0.9},${middle - 3} 0,${middle - 1.6} ${head * 0.9},${middle - 3}`)}
        width={1.8}
      />
    </>
  );
}

function hairline(head: number, middle: number, end: number): string {
  return `0,${middle - head * 0.16} 0,${end - head * 0.6}`;
}

function part(arm: string, from: number, to: number): string {
  return arm.split(' ').slice(from, to).join(' ');
}

/** The last stretch of an arm, where the hand is. */
function reach(arm: string): string {
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = arm
    .split(' ')
    .map((word) => word.split(',').map(Number));
  return `${ax + (bx - ax) * 0.9},${ay + (by - ay) * 0.9} ${bx},${by}`;
}
