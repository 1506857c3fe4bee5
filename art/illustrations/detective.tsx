import { Backdrop, Grass } from './parts/ground.tsx';
import { PinchingHand } from './parts/hand.tsx';
import { Leaf } from './parts/leaf.tsx';
import { along } from './parts/line.ts';
import { Form, Ink, Limbs, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { step } from './parts/points.ts';
import { Tree } from './parts/tree.tsx';

/** The answers of the tree detective, each on a plate of half the usual size. */
const HALF = { width: 200, height: 150 };

const TWIG = '22,140 62,112 104,74 142,26';

function Twig({ line = TWIG, from = 6, to = 2.4 }: { line?: string; from?: number; to?: number }) {
  return <Limbs of={[{ line, from, to }]} tone="bark-light" edge={1.2} />;
}

const nearWater = (
  <>
    <Backdrop shape="14,40 80,10 160,14 192,60 186,118 100,128 16,118" />
    <Tree x={64} y={104} scale={0.36} leaf={6} />
    <Grass line="6,104 50,103 96,106" tufts={[0.1, 0.86]} height={7} />
    <Form shape="58,124 84,106 140,101 186,108 194,126 150,142 84,142" tone="water" width={1.6} />
    <Ink
      line={['92,120 106,116 120,120', '136,114 150,111 162,114', '118,132 134,129 150,132']}
      width={1.2}
    />
    <Limbs
      of={[
        { line: '170,106 171,84 168,66', from: 2, to: 1 },
        { line: '176,108 179,90 184,76', from: 2, to: 1 },
      ]}
      tone="leaf"
      edge={0.9}
    />
    <Form shape="164,70 167,54 172,55 171,72" tone="bark" width={1.2} />
  </>
);

const farFromWater = (
  <>
    <Backdrop shape="14,40 80,10 160,14 192,60 186,118 100,128 16,118" />
    <Form shape="150,34 160,24 171,28 174,40 164,48 153,45" tone="sun" width={1.3} />
    <Wash shape="2,134 40,112 96,100 150,110 198,132 198,142 100,146 2,142" tone="straw" opacity={0.7} />
    <Ink line="2,134 40,112 96,100 150,110 198,132" width={1.7} />
    <Tree x={96} y={104} scale={0.36} leaf={6} />
    <Form shape="138,126 146,115 158,116 164,128 150,132" tone="steel" width={1.3} shade={4} />
    <Form shape="36,132 43,123 54,125 57,134 45,137" tone="steel" width={1.3} shade={3} />
    <Ink line={['76,126 84,122 80,130', '104,120 112,126 106,132', '118,138 126,134']} width={1} />
  </>
);

const longLeaves = (
  <>
    <Twig />
    <Leaf at={along(TWIG, 0.24).at} heading={-100} length={66} kind="lance" bend={-20} />
    <Leaf at={along(TWIG, 0.38).at} heading={14} length={70} kind="lance" bend={24} />
    <Leaf at={along(TWIG, 0.56).at} heading={-112} length={64} kind="lance" bend={-18} />
    <Leaf at={along(TWIG, 0.7).at} heading={2} length={66} kind="lance" bend={22} />
    <Leaf at={along(TWIG, 0.98).at} heading={-38} length={50} kind="lance" bend={20} />
  </>
);

const broadLeaves = (
  <>
    <Twig />
    <Leaf at={along(TWIG, 0.26).at} heading={-104} length={66} bend={-14} />
    <Leaf at={along(TWIG, 0.4).at} heading={16} length={70} bend={18} />
    <Leaf at={along(TWIG, 0.66).at} heading={-124} length={62} bend={-14} />
    <Leaf at={along(TWIG, 0.8).at} heading={4} length={60} bend={16} />
  </>
);

const RIB = '20,128 70,104 122,70 156,38';

const leaflets = (
  <>
    <Ink line={RIB} width={3} />
    {[0.22, 0.4, 0.58, 0.76].map((t) => (
      <g key={t}>
        <Leaf at={along(RIB, t).at} heading={-96} length={44 - t * 10} bend={-8} ink={1.3} stalk={0.06} />
        <Leaf
          at={along(RIB, t + 0.03).at}
          heading={28}
          length={44 - t * 10}
          bend={8}
          ink={1.3}
          stalk={0.06}
        />
      </g>
    ))}
    <Leaf at={along(RIB, 0.97).at} heading={-42} length={38} bend={6} ink={1.3} stalk={0.06} />
  </>
);

const NEEDLES = Array.from({ length: 34 }, (_, i) => {
  const { at, heading } = along(TWIG, 0.16 + (i / 34) * 0.84);
  const side = i % 2 ? 1 : -1;
  const end = step(at, heading + side * (0.75 + (i % 3) * 0.12), 26 - (i % 4) * 2);
  return { line: `${at.join()} ${end.join()}`, from: 3, to: 1.4 };
});

const needles = (
  <>
    <Limbs of={NEEDLES} tone="leaf-dark" edge={0.8} />
    <Twig />
    <Limbs of={NEEDLES.slice(0, 30).filter((_, i) => i % 4 === 1)} tone="leaf" edge={0.8} />
  </>
);

const BOW = '16,144 34,96 58,58 92,44 122,66 134,90';

const bendingTwig = (
  <>
    <Twig line={BOW} from={8} to={3.4} />
    <Leaf at={along(BOW, 0.3).at} heading={-150} length={34} kind="lance" bend={-18} ink={1.4} />
    <Leaf at={along(BOW, 0.55).at} heading={-80} length={36} kind="lance" bend={18} ink={1.4} />
    <PinchingHand x={136} y={92} scale={0.5} turn={28} skin="skin-2" sleeve="water" />
    <Ink line={['98,22 120,26 138,42', '138,42 137,32', '138,42 128,40']} width={1.8} />
  </>
);

const snappedTwig = (
  <>
    <Twig line="16,144 36,104 60,70 74,54" from={9} to={7} />
    <Twig line="84,58 108,76 126,88 138,94" from={6.4} to={3.4} />
    <Ink line={['72,58 80,46', '76,60 87,50', '78,64 88,62']} width={1.6} tone="bark" />
    <Leaf at={along('16,144 36,104 60,70 74,54', 0.5).at} heading={-140} length={36} bend={-16} ink={1.4} />
    <PinchingHand x={140} y={96} scale={0.5} turn={28} skin="skin-2" sleeve="water" />
    <Ink line={['82,32 84,20', '96,36 104,26', '68,36 62,26']} width={1.8} />
  </>
);

/** A tree at the edge of a pond with reeds. */
export function NearWaterIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {nearWater}
    </Plate>
  );
}

/** A tree on a dry hill in the sun, stones and cracks in the ground. */
export function FarFromWaterIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {farFromWater}
    </Plate>
  );
}

/** A twig with leaves as narrow as a willow's. */
export function LongLeavesIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {longLeaves}
    </Plate>
  );
}

/** A twig with leaves like eggs. */
export function BroadLeavesIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {broadLeaves}
    </Plate>
  );
}

/** One leaf of nine leaflets along a rib. */
export function LeafletsIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {leaflets}
    </Plate>
  );
}

/** A twig with needles on both sides. */
export function NeedlesIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {needles}
    </Plate>
  );
}

/** A hand pulls a twig into a bow. */
export function BendingTwigIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {bendingTwig}
    </Plate>
  );
}

/** A hand holds the end of a twig that broke. */
export function SnappedTwigIllustration(props: IllustrationProps) {
  return (
    <Plate {...HALF} {...props}>
      {snappedTwig}
    </Plate>
  );
}
