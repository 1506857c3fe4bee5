import { Cutting } from './parts/cutting.tsx';
import { Figure } from './parts/figure.tsx';
import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { along } from './parts/line.ts';
import { Form } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Roots } from './parts/roots.tsx';
import { Measure } from './parts/ruler.tsx';
import { Spade } from './parts/spade.tsx';

const stem = '232,196 233,172 230,144 233,110';

const drawing = (
  <>
    <Backdrop shape="24,60 120,16 290,18 382,76 392,170 370,262 190,270 40,262 10,160" drops={[[384, 36]]} />
    <Form shape="316,176 328,156 348,146 364,158 376,164 390,178!" tone="soil" width={1.9} shade={8} />
    <Earth
      surface="6,176 70,174 148,176! 158,216 176,250 232,260 288,250 306,216 316,176! 350,174 394,177"
      bottom={284}
      seed={3}
      crumbs={150}
    />
    <g opacity={0.55}>
      <Roots
        from={[along(stem, 0.05).at, along(stem, 0.2).at]}
        length={38}
        count={4}
        seed={4}
        width={3}
        fan={132}
      />
      <Cutting
        stem={stem}
        from={7}
        to={5}
        tipLeaf={36}
        nodes={[
          { t: 0.1, side: 'left' },
          { t: 0.8, side: 'right', leaf: 42 },
          { t: 0.92, side: 'left', leaf: 40 },
        ]}
      />
    </g>
    <Grass line="8,176 70,174 144,176" tufts={[0.1, 0.3, 0.92]} seed={2} />
    <Figure
      x={64}
      y={177}
      scale={1.42}
      build="adult"
      skin="skin-4"
      hair="soil-dark"
      shirt="water"
      trousers="leaf-dark"
      hat="straw"
      arms={['-9,-77 -17,-64 -6,-56', '9,-77 20,-66 35,-64']}
    />
    <Spade x={166} y={222} turn={-18} scale={1.04} />
    <Measure from={150} to={314} at={60}>
      2 x
    </Measure>
    <Measure from={192} to={272} at={240}>
      1 x
    </Measure>
  </>
);

/** A grown-up digs a hole twice as wide as the roots of the cutting. */
export function DigHoleIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
