import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Pot, Sapling } from './parts/sapling.tsx';
import { Arrow, Dashes } from './parts/stationery.tsx';

const crown = '106,214 104,176 62,170 30,132 40,82 84,44 130,40 176,70 196,120 172,166 126,176 122,214';

const drawing = (
  <>
    <Backdrop shape="14,60 110,14 290,16 386,74 394,190 360,262 190,272 40,262 8,170" />
    <Earth surface="6,222 70,220 150,223 260,221 394,224" bottom={284} seed={9} crumbs={110} />
    <Dashes line={crown} count={38} width={2.6} />
    <Sapling x={114} y={222} height={94} roots={34} />
    <Grass line="14,222 60,221 92,222" tufts={[0.2, 0.7]} seed={4} />
    <Grass line="140,223 200,222 256,222" tufts={[0.2, 0.9]} seed={6} />
    <Sapling x={318} y={154} height={96} />
    <Pot x={318} y={156} width={82} />
    <Ink line={['292,158 304,156 318,158', '326,158 336,156']} width={1.3} opacity={0.7} />
    <Arrow line="268,196 232,176 186,204" width={3} head={13} />
  </>
);

/** A small tree in open ground, with the great tree it will become in dashes; another in a pot, to move there later. */
export function PermanentOrTemporaryIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
