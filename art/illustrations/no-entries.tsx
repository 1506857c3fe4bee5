import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { Leaf } from './parts/leaf.tsx';
import { Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Tag } from './parts/stationery.tsx';

const drawing = (
  <>
    <Backdrop
      shape="40,70 130,20 290,22 372,90 380,200 330,268 200,284 70,268 18,180"
      drops={[
        [34, 40],
        [380, 56],
      ]}
    />
    <Ink line="24,258 150,254 280,259 380,254" width={2.2} />
    <Jar x={196} base={257} width={124} height={176} water={0} />
    <Ink line="150,118 196,126 242,118" width={1.5} />
    <Tag x={222} y={123} turn={7} width={68} height={38} />
    <Leaf at={[74, 262]} heading={-24} length={68} bend={30} halves={[0.7, 1]} />
  </>
);

/** An empty jar with a blank label: nothing has been noted yet. */
export function NoEntriesIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
