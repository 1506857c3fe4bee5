import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Measure, Ruler } from './parts/ruler.tsx';

const drawing = (
  <>
    <Backdrop
      shape="16,90 110,36 280,30 384,80 390,190 340,264 180,276 50,262 12,180"
      drops={[
        [26, 52],
        [380, 262],
      ]}
    />
    <Cutting
      stem="358,160 282,155 192,162 71,152"
      from={12}
      to={7}
      nodes={[
        { t: 0.09, side: 'right' },
        { t: 0.28, side: 'left' },
        { t: 0.48, side: 'right' },
        { t: 0.7, side: 'left', leaf: 74, angle: 48, bend: 20 },
        { t: 0.86, side: 'right', leaf: 84, angle: 56, bend: -16 },
      ]}
      tipLeaf={54}
    />
    <Ruler x={71} y={226} inch={36} inches={8} />
    <Measure from={71} to={358} at={76}>
      {(words) => words.cuttingLength}
    </Measure>
  </>
);

/** A cutting laid beside a ruler whose zero lies at the tip, as the text has it: six to eight inches down to the cut. */
export function MeasureCuttingIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
