import { Backdrop } from './parts/ground.tsx';
import { GrippingHand } from './parts/hand.tsx';
import { Jar } from './parts/jar.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Pruner } from './parts/pruner.tsx';
import { Ruler } from './parts/ruler.tsx';
import { Pencil, Scribble, Tag } from './parts/stationery.tsx';

const drawing = (
  <>
    <Backdrop
      shape="22,70 120,26 280,22 376,70 388,170 366,262 230,286 90,282 20,240 12,150"
      drops={[
        [30, 40],
        [382, 44],
      ]}
    />
    <Ink line="14,242 120,238 260,243 388,238" width={2.2} />
    <Jar x={78} base={238} width={96} height={140} water={0.72} />
    <Form
      shape="160,92! 168,98 177,91 186,98 195,91 204,98 214,91 222,97! 226,238! 156,239! 159,160"
      tone="bark-light"
      width={2}
      shade={9}
    />
    <Ink
      line={['159,120 190,123 223,119', '206,124 208,180 204,236', '172,124 170,160']}
      width={1.4}
      opacity={0.8}
    />
    <Pruner x={226} y={70} turn={176} open={17} scale={0.98} />
    <GrippingHand x={296} y={66} scale={0.78} turn={4} skin="skin-2" sleeve="leaf" />
    <Ruler x={342} y={126} inch={26} inches={4} upright />
    <Tag x={236} y={206} turn={14} width={62} height={32} />
    <Tag x={262} y={236} turn={-4} width={62} height={32} />
    <Scribble from={[286, 259]} length={32} turn={-4} />
    <Scribble from={[286, 268]} length={24} turn={-4} seed={4} />
    <Pencil x={108} y={268} length={112} turn={-6} />
  </>
);

/** Things to gather first: pruners in a grown-up's hand, a jar of water, a bag, labels, a ruler and a pencil. */
export function GatherToolsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
