import { Figure } from './parts/figure.tsx';
import { Backdrop, Earth, Grass } from './parts/ground.tsx';
import { Form, Ink, Limbs } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Lettering } from './parts/ruler.tsx';
import { Spade } from './parts/spade.tsx';
import { Tick } from './parts/stationery.tsx';

const flags = [164, 204, 244];

const drawing = (
  <>
    <Backdrop shape="14,60 110,14 290,16 386,74 394,190 360,262 190,272 40,262 8,170" />
    <Earth surface="6,200 70,198 150,201 260,199 394,202" bottom={284} seed={5} crumbs={110} />
    <Limbs
      of={[
        { line: '10,250 90,248 200,250 250,249', from: 18, to: 18 },
        { line: '250,249 252,282', from: 18, to: 18 },
      ]}
      tone="steel"
      edge={1.7}
    />
    <Ink line={['84,240 85,258', '94,240 95,258', '172,241 173,259', '182,241 183,259']} width={1.6} />
    {flags.map((x, i) => (
      <g key={x}>
        <Ink line={`${x},201 ${x + 2},146`} width={2.4} ends={0.8} />
        <Form
          shape={`${x + 2},146! ${x + 30},150! ${x + 28},168! ${x + 1},166!`}
          tone={i === 1 ? 'straw' : 'accent'}
          width={1.7}
          shade={4}
        />
      </g>
    ))}
    <Figure
      x={76}
      y={201}
      scale={1.3}
      build="adult"
      skin="skin-3"
      hair="soil-dark"
      shirt="straw"
      trousers="leaf-dark"
      arms={['-9,-77 -17,-62 -15,-48', '9,-77 20,-70 11,-90']}
    />
    <Form shape="86,70! 95,67! 100,86! 91,89!" tone="ink" width={1.2} slip={0} />
    <Form
      shape="120,34 150,20 200,18 238,30 246,56 232,84 190,94 150,90! 118,104! 126,84 114,62"
      tone="page"
      width={2}
      slip={0}
    />
    <Lettering x={182} y={74} size={50}>
      811
    </Lettering>
    <Spade x={334} y={200} scale={0.92} turn={4} />
    <Tick x={372} y={120} size={30} />
    <Grass line="276,201 310,200 392,202" tufts={[0.1, 0.86]} seed={3} />
    <Grass line="8,201 30,200 52,201" tufts={[0.3]} seed={6} />
  </>
);

/** A grown-up calls 811; small flags then mark where a pipe runs under the ground, and the digging is done elsewhere. */
export function BeforeYouDigIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
