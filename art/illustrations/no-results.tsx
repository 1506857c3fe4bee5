import { Backdrop } from './parts/ground.tsx';
import { Leaf } from './parts/leaf.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Magnifier } from './parts/stationery.tsx';

const drawing = (
  <>
    <Backdrop
      shape="40,60 130,20 290,22 374,86 382,190 330,272 190,286 70,272 18,170"
      drops={[
        [30, 36],
        [384, 54],
      ]}
    />
    <Leaf at={[70, 238]} heading={-34} length={132} bend={26} ink={1.9} />
    <Leaf at={[318, 62]} heading={152} length={86} bend={-26} kind="lance" />
    <Leaf at={[76, 82]} heading={-12} length={62} bend={30} halves={[0.7, 1]} />
    <Magnifier x={204} y={134} radius={66} turn={46} />
  </>
);

/** A magnifying glass held over leaves, and nothing in its lens. */
export function NoResultsIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
