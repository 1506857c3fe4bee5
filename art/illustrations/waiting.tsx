import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Form, Ink, Wash } from './parts/marks.tsx';
import { paint } from './parts/paint.ts';
import { contour } from './parts/pen.ts';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const glass =
  '146,52! 146,84 158,112 188,138 193,148 188,158 158,184 146,212 146,246! 254,246! 254,212 242,184 212,158 207,148 212,138 242,112 254,84 254,52!';

const drawing = (
  <>
    <Backdrop
      shape="40,60 130,18 290,22 374,86 382,190 330,272 190,288 70,272 18,170"
      drops={[
        [30, 38],
        [384, 54],
      ]}
    />
    <Wash shape={glass} tone="glass" opacity={0.75} />
    <Wash shape="154,96! 200,102 246,96! 238,112 208,138 204,146! 196,146! 192,138 162,112" tone="soil" />
    <Ink line="154,96 200,102 246,96" width={1.6} />
    <Ink line={['200,148 200.5,164 200,174']} width={2.4} tone="soil" ends={0.4} />
    <Cutting
      stem="200,222 201,206 199,192 200,182"
      from={4.4}
      to={3}
      cut={false}
      nodes={[
        { t: 0.66, side: 'left', leaf: 34, angle: 62 },
        { t: 0.86, side: 'right', leaf: 34, angle: 56 },
      ]}
    />
    <Wash shape="148,232! 170,224 200,216 230,224 252,232! 252,245! 148,245!" tone="soil" />
    <Ink line="149,231 172,223 200,216 230,224 251,231" width={1.7} />
    <Ink
      line={['168,236 173,237', '190,230 195,230', '214,238 220,237', '230,232 234,233', '200,240 204,240']}
      width={1.5}
      tone="soil-dark"
    />
    <path d={contour(glass, 2.1)} fill={paint('ink')} />
    <Ink line={['156,70 157,84 164,98', '158,206 162,196']} width={2.6} tone="shine" ends={0.4} />
    <Ink line={['245,196 247,212 247,226', '246,64 246,80']} width={1.2} opacity={0.6} />
    <Form shape="132,34! 268,34! 268,53! 132,53!" tone="bark-light" width={2} shade={5} />
    <Form shape="132,245! 268,245! 268,265! 132,265!" tone="bark-light" width={2} shade={5} />
    {[138, 255].map((x) => (
      <Form
        key={x}
        shape={`${x},53! ${x + 8},53! ${x + 7},100 ${x + 8},150 ${x + 7},200 ${x + 8},245! ${x},245! ${x + 1},200 ${x},150 ${x + 1},100`}
        tone="bark"
        width={1.7}
        slip={0.8}
      />
    ))}
  </>
);

/** An hourglass with earth for sand: as it runs, a seedling grows below. */
export function WaitingIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
