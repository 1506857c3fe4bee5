import { Leaf } from './parts/leaf.tsx';
import { oval } from './parts/line.ts';
import { Form, Ink, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const [WIDTH, HEIGHT] = [100, 100];

const card = (
  <>
    <Form shape="16,22! 78,12! 88,80! 26,90!" tone="page" width={3.2} shade={5} />
    <Wash shape="24,29! 73,21! 79,59! 30,67!" tone="water" />
    <Wash shape="27,54 50,50 77,52! 79,59! 30,67!" tone="leaf-light" />
    <Form shape="49,60! 54,59! 53,44! 48,44!" tone="bark" width={2} />
    <Form shape="34,40 38,29 50,25 62,30 65,40 57,48 43,49" tone="leaf" width={2.6} shade={4} />
    <Form shape={oval(70, 30, 5, 5)} tone="sun" width={2} />
    <Ink line={['36,76 58,72', '37,83 70,77']} width={2.8} />
  </>
);

/** A card with a tree on it. */
export function ShowIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {card}
    </Plate>
  );
}

const notebook = (
  <>
    <Form shape="24,18! 84,16! 88,84! 28,90!" tone="page" width={2.6} />
    <Form shape="16,15! 74,13! 78,83! 20,87!" tone="leaf-dark" width={3.2} shade={6} />
    <Ink line="26,15 30,86" width={2.4} />
    <Form shape="58,14! 68,13! 70,46! 64,40! 59,46!" tone="accent" width={2.2} />
    <Form shape={oval(52, 60, 16, 16)} tone="page" width={2.4} />
    <Leaf at={[46, 70]} heading={-58} length={25} bend={14} ink={1.8} />
  </>
);

/** A notebook with a leaf on its cover and a ribbon. */
export function KeepIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {notebook}
    </Plate>
  );
}

const pot = (
  <>
    <Ink line="48,52 47,40 50,24" width={4} tone="leaf-dark" ends={0.8} />
    <Leaf at={[48, 42]} heading={-158} length={32} bend={16} ink={1.8} />
    <Leaf at={[48, 37]} heading={-24} length={32} bend={-16} ink={1.8} />
    <Leaf at={[50, 27]} heading={-84} length={24} bend={10} ink={1.8} />
    <Form shape="29,58! 69,58! 64,90! 34,90!" tone="accent" width={3} shade={6} />
    <Form shape="24,48! 74,48! 74,60! 24,60!" tone="accent" width={3} shade={4} />
    <Ink line={['86,20 86,42', '75,31 97,31']} width={6} tone="mark-shade" ends={0.9} />
  </>
);

/** A cutting in a pot, and one more. */
export function PlantAnotherIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {pot}
    </Plate>
  );
}
