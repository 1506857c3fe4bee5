import { Figure } from './parts/figure.tsx';
import { Backdrop, Grass } from './parts/ground.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Tree } from './parts/tree.tsx';

const drawing = (
  <>
    <Backdrop
      shape="20,60 110,12 280,18 380,84 390,190 350,284 190,292 40,286 8,170"
      drops={[
        [22, 30],
        [384, 44],
      ]}
    />
    <Grass line="8,280 120,278 260,282 394,277" tufts={[0.06, 0.16, 0.42, 0.56, 0.92]} seed={4} />
    <Tree x={130} y={281} scale={1.02} leaf={10} />
    <Grass line="92,282 130,284 172,282" tufts={[0.15, 0.6]} height={8} seed={8} />
    <Figure
      x={264}
      y={283}
      scale={1.38}
      build="adult"
      skin="skin-3"
      hair="soil-dark"
      shirt="straw"
      trousers="leaf-dark"
      longHair
      arms={['-9,-77 -22,-86 -31,-101', '9,-77 14,-63 12,-49']}
    />
    <Figure
      x={324}
      y={284}
      scale={0.98}
      build="child"
      skin="skin-1"
      hair="bark"
      shirt="water"
      trousers="bark"
      pack="accent"
      hat="bark-light"
      arms={['-8.6,-72 -15,-62 -17,-50', '8.6,-72 15,-60 13,-46']}
    />
  </>
);

/** A child and a grown-up look up into a healthy tree with a full crown. */
export function PickTreeIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
