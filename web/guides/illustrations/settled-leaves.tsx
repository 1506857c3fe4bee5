import { Leaf, type LeafProps } from './parts/leaf.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const [WIDTH, HEIGHT] = [400, 72];

const LEAVES: readonly LeafProps[] = [
  { at: [14, 50], heading: -34, length: 46, bend: 24 },
  { at: [76, 26], heading: 22, length: 34, kind: 'lance', bend: -18 },
  { at: [126, 58], heading: -12, length: 40, bend: -22, tones: ['sun', 'straw'] },
  { at: [196, 20], heading: 38, length: 38, bend: 20 },
  { at: [258, 56], heading: -28, length: 40, kind: 'lance', bend: 16, tones: ['sun', 'straw'] },
  { at: [304, 28], heading: 12, length: 36, bend: -20, halves: [0.7, 1] },
  { at: [352, 56], heading: -40, length: 44, bend: 22 },
];
const APART_MS = 140;

const drawing = LEAVES.map((leaf, index) => (
  <g
    key={leaf.at.join()}
    className="origin-center animate-settle [transform-box:fill-box]"
    style={{ animationDelay: `${index * APART_MS}ms` }}
  >
    <Leaf {...leaf} ink={1.4} />
  </g>
));

/** Leaves that have come down one after the other, and lie there. */
export function SettledLeavesIllustration(props: IllustrationProps) {
  return (
    <Plate {...props} width={WIDTH} height={HEIGHT}>
      {drawing}
    </Plate>
  );
}
