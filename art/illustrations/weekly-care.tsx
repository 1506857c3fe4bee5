import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { Pitcher, Pour } from './parts/pitcher.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const days = Array.from({ length: 21 }, (_, i) => [30 + (i % 7) * 14, 66 + Math.floor(i / 7) * 22] as const);
const wateringDays = days.filter((_, i) => i % 7 === 2);

const drawing = (
  <>
    <Backdrop shape="24,50 130,16 290,20 380,80 388,190 336,272 190,286 60,272 12,170" drops={[[382, 40]]} />
    <Form shape="20,34! 132,30! 134,134! 22,137!" tone="page" width={2} slip={0} />
    <Form shape="20,34! 132,30! 132,50! 20,54!" tone="accent" width={1.8} slip={0.6} />
    <Ink line={['44,26 44,40', '108,24 108,38']} width={3} ends={0.8} />
    {wateringDays.map(([x, y]) => (
      <Form
        key={y}
        shape={`${x + 4},${y - 6}! ${x + 9},${y + 4} ${x + 4},${y + 9} ${x - 1},${y + 4}`}
        tone="water"
        width={1.5}
        slip={0.6}
      />
    ))}
    <Ink
      line={days.filter((_, i) => i % 7 !== 2).map(([x, y]) => `${x + 1},${y + 4} ${x + 7},${y + 3}`)}
      width={1.3}
      opacity={0.6}
    />
    <Ink line="18,264 140,260 270,266 388,261" width={2.2} />
    <Jar x={196} base={264} width={110} height={128} water={0.74}>
      <Cutting
        stem="180,250 184,200 192,150 178,100"
        from={9}
        to={5.5}
        tipLeaf={52}
        nodes={[
          { t: 0.1, side: 'left' },
          { t: 0.3, side: 'right' },
          { t: 0.84, side: 'left', leaf: 58, angle: 52 },
          { t: 0.93, side: 'right', leaf: 48, angle: 40 },
        ]}
      />
    </Jar>
    <Pour strands={['254,92 228,112 219,156 217,190', '257,94 233,116 224,158 222,189']} />
    <Ink line={['208,196 220,199 232,195', '202,203 220,207 236,202']} width={1.3} opacity={0.7} />
    <Pitcher x={253} y={90} turn={-38} scale={1.05} />
  </>
);

/** Once a week, as the calendar's drops show, the jar gets fresh water. */
export function WeeklyCareIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
