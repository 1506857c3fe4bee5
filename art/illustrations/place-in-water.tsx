import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';

const drawing = (
  <>
    <Backdrop
      shape="40,70 130,20 290,22 372,90 380,200 330,268 200,284 70,268 18,180"
      drops={[
        [32, 40],
        [380, 50],
      ]}
    />
    <Ink line="20,270 150,266 280,271 384,266" width={2.2} />
    <Jar x={200} base={268} width={132} height={150} water={0.74}>
      <Cutting
        stem="226,250 216,190 196,130 176,84"
        from={9.5}
        to={6}
        tipLeaf={60}
        nodes={[
          { t: 0.1, side: 'right' },
          { t: 0.3, side: 'left' },
          { t: 0.8, side: 'right', leaf: 66, angle: 56 },
          { t: 0.92, side: 'left', leaf: 70, angle: 60 },
        ]}
      />
      <Cutting
        stem="172,252 184,190 214,130 246,80"
        from={9.5}
        to={6}
        tipLeaf={56}
        nodes={[
          { t: 0.08, side: 'left' },
          { t: 0.27, side: 'right' },
          { t: 0.86, side: 'right', leaf: 68, angle: 42 },
          { t: 0.92, side: 'left', leaf: 60, angle: 46 },
        ]}
      />
      <Cutting
        stem="201,255 199,190 206,130 208,66"
        from={9}
        to={5.5}
        tipLeaf={54}
        nodes={[
          { t: 0.08, side: 'right' },
          { t: 0.26, side: 'left' },
          { t: 0.86, side: 'left', leaf: 58, angle: 44 },
          { t: 0.95, side: 'right', leaf: 58, angle: 44 },
        ]}
      />
    </Jar>
  </>
);

/** Two or three cuttings in a jar: the lower nodes stand under water, all leaves are above it. */
export function PlaceInWaterIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
