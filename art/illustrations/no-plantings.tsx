import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Trowel } from './parts/spade.tsx';

const drawing = (
  <>
    <Backdrop
      shape="24,60 120,20 290,22 380,80 390,180 366,262 190,272 40,262 10,170"
      drops={[
        [20, 36],
        [386, 44],
      ]}
    />
    <Form shape="246,172 262,146 288,132 310,148 328,154 346,174!" tone="soil" width={2} shade={9} />
    <Ink
      line={['270,158 276,162', '290,148 296,150', '306,162 312,166', '284,166 290,168']}
      width={1.8}
      tone="soil-dark"
    />
    <Earth
      surface="8,172 70,170 118,173! 128,206 146,230 182,238 218,230 234,206 242,173! 320,172 392,174"
      bottom={278}
      seed={5}
      crumbs={140}
    />
    <Grass line="8,172 60,170 112,173" tufts={[0.2, 0.5]} seed={2} />
    <Grass line="340,173 366,173 392,174" tufts={[0.3, 0.8]} seed={5} />
    <Trowel x={96} y={196} turn={-16} scale={1.25} />
  </>
);

/** A hole that waits for its cutting, the earth beside it and a trowel in the ground. */
export function NoPlantingsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
