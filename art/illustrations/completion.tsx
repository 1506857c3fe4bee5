import { Cutting } from './parts/cutting.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { oval, through } from './parts/line.ts';
import { Form, Ink, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { radians, step } from './parts/points.ts';

const rays = Array.from({ length: 11 }, (_, i) => {
  const heading = radians(-176 + i * 17.2);
  return through([step([132, 176], heading, 66 + (i % 2) * 4), step([132, 176], heading, 84 + (i % 2) * 12)]);
});

const drawing = (
  <>
    <Backdrop
      shape="20,60 110,14 290,18 382,80 390,190 350,282 190,292 40,284 10,170"
      drops={[
        [18, 34],
        [384, 46],
      ]}
    />
    <Wash shape="74,182! 76,150 98,124 132,116 166,124 188,150 190,182!" tone="sun" />
    <Ink line="74,180 76,150 98,124 132,116 166,124 188,150 190,180" width={2} ends={0.6} />
    <Ink line={rays} width={2.2} tone="ink" ends={0.3} />
    <Wash shape="8,206! 60,184 130,175 200,184 260,196! 300,240! 10,240!" tone="leaf-light" opacity={0.75} />
    <Ink line="10,203 60,183 130,174 200,184 258,196" width={1.8} />
    <Wash shape="150,226! 220,198 310,182 392,190! 392,246! 150,246!" tone="leaf" opacity={0.8} />
    <Ink line="160,220 220,197 310,181 390,189" width={1.8} />
    <Wash
      shape="8,240! 90,223 210,216 320,222 394,236! 376,270 300,284 190,289 80,284 18,268"
      tone="leaf-light"
    />
    <Ink line="8,240 90,222 210,215 320,221 393,235" width={2} />
    <Cutting
      stem="238,250 241,190 234,130 240,70"
      from={11}
      to={5}
      cut={false}
      tipLeaf={50}
      nodes={[
        { t: 0.36, side: 'left', leaf: 54, angle: 60 },
        { t: 0.46, side: 'right', leaf: 58, angle: 58 },
        { t: 0.6, side: 'left', leaf: 60, angle: 58 },
        { t: 0.7, side: 'right', leaf: 60, angle: 56 },
        { t: 0.83, side: 'left', leaf: 56, angle: 54 },
        { t: 0.92, side: 'right', leaf: 52, angle: 50 },
      ]}
    />
    <Form
      shape="198,254 214,246 238,243 264,246 282,254 262,262 238,264 212,262"
      tone="soil"
      width={1.8}
      shade={5}
    />
    <Grass line="190,262 238,267 292,261" tufts={[0.1, 0.5, 0.9]} height={10} seed={5} />
    <Form shape="305,256! 315,255! 316,130! 304,131!" tone="bark-light" width={1.8} shade={3} />
    <Form shape="300,196! 312,190 322,196! 330,232! 320,226 313,233!" tone="accent" width={1.6} />
    <Form shape="300,196! 310,190 320,198! 308,236! 302,227 291,231!" tone="accent" width={1.6} />
    <Form
      shape={Array.from({ length: 24 }, (_, i) =>
        through([step([310, 172], radians(i * 15), i % 2 === 0 ? 27 : 23)]),
      ).join(' ')}
      tone="accent"
      width={1.8}
      shade={6}
    />
    <Form shape={oval(310, 172, 17, 17)} tone="page" width={1.6} slip={0} />
    <Cutting
      stem="310,183 311,176 310,168"
      from={2.4}
      to={1.6}
      cut={false}
      nodes={[
        { t: 0.55, side: 'left', leaf: 13, angle: 60 },
        { t: 0.9, side: 'right', leaf: 13, angle: 40 },
      ]}
    />
    <Grass line="292,256 310,258 332,256" tufts={[0.2, 0.8]} height={8} seed={3} />
    <Grass line="40,262 90,268 140,266" tufts={[0.2, 0.8]} height={9} seed={9} />
  </>
);

/** The young tree stands in the ground at sunrise; a badge hangs on its stake. */
export function CompletionIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
