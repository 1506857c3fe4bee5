import { Leaf } from './parts/leaf.tsx';
import { oval } from './parts/line.ts';
import { Form, Ink, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const [WIDTH, HEIGHT] = [100, 100];

const cutting = (
  <>
    <Limbs of={[{ line: '38,94 46,62 54,34', from: 9, to: 5 }]} tone="bark-light" edge={2} />
    <Leaf at={[44, 68]} heading={-160} length={38} bend={18} ink={2.4} />
    <Leaf at={[48, 54]} heading={-18} length={42} bend={-18} ink={2.4} />
    <Leaf at={[51, 42]} heading={-146} length={38} bend={16} ink={2.4} />
    <Leaf at={[54, 35]} heading={-66} length={36} bend={12} ink={2.4} />
  </>
);

/** Beside the number of cuttings. */
export function CuttingsFigureIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {cutting}
    </Plate>
  );
}

const tree = (
  <>
    <Ink line="10,90 50,93 90,89" width={3.4} ends={0.6} />
    <Form shape="44,92! 57,92! 55,56! 46,56!" tone="bark" width={3} shade={3} />
    <Form
      shape="16,46 20,28 36,22 46,8 62,14 78,22 86,42 76,58 56,62 38,64 22,58"
      tone="leaf"
      width={3.4}
      shade={8}
    />
  </>
);

/** Beside the number of trees. */
export function TreesFigureIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {tree}
    </Plate>
  );
}

const clock = (
  <>
    <Form shape={oval(50, 52, 38, 38)} tone="sun" width={3.4} shade={6} />
    <Form shape={oval(50, 52, 27, 27)} tone="page" width={2.8} slip={0} />
    <Ink line={['50,53 50,34', '50,53 64,60']} width={4.4} ends={0.8} />
  </>
);

/** Beside the number of hours. */
export function HoursFigureIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {clock}
    </Plate>
  );
}
