import { Cutting } from './parts/cutting.tsx';
import { Backdrop } from './parts/ground.tsx';
import { Jar } from './parts/jar.tsx';
import { Form, Ink, Limbs, Wash } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Lettering } from './parts/ruler.tsx';
import { Tag } from './parts/stationery.tsx';

const curtain = '132,30! 150,32 166,30! 168,90 160,150 172,206! 152,203 140,208 128,204! 134,120';

const drawing = (
  <>
    <Backdrop shape="22,60 120,18 290,20 378,80 388,190 336,274 190,288 60,276 12,170" drops={[[384, 44]]} />
    <Form shape="40,34! 152,34! 152,196! 40,196!" tone="water" width={2} slip={0} />
    <Wash shape="60,36! 84,36! 42,120! 42,72!" tone="shine" opacity={0.4} />
    <Form shape="66,58 78,62 82,74 76,86 64,88 54,82 52,70 57,61" tone="sun" width={1.6} />
    <Ink line={['67,50 67,44', '84,58 89,54', '90,74 96,74', '83,88 88,93', '50,60 46,56']} width={1.8} />
    <Ink line={['97,36 97,195', '41,116 151,116']} width={3.4} ends={0.9} />
    <Form shape="30,194! 162,194! 162,206! 30,206!" tone="bark-light" width={1.9} shade={3} />
    <Form shape={curtain} tone="page" width={1.6} slip={0} />
    <Ink line={['144,36 146,100 141,200', '156,36 156,110 158,198']} width={1.2} opacity={0.7} />
    <Ink line="26,28 110,30 178,27" width={3.2} ends={0.8} />
    <Ink line="10,262 90,259 190,262 392,258" width={1.6} opacity={0.8} />
    <Wash
      shape={[
        '52,270! 96,268! 108,279! 60,281!',
        '104,268! 148,266! 164,277! 117,279!',
        '62,284! 111,282! 122,293! 70,296!',
        '120,282! 168,280! 182,291! 131,293!',
      ]}
      tone="sun"
      opacity={0.65}
    />
    <Form shape="196,238! 376,234! 388,250! 190,254!" tone="bark-light" width={2} shade={4} />
    <Limbs
      of={['214,256 210,292', '240,256 241,278', '350,254 350,277', '370,253 375,290'].map((line) => ({
        line,
        from: 5,
        to: 4,
      }))}
      tone="bark"
    />
    <Jar x={284} base={241} width={88} height={112} water={0.72}>
      <Cutting
        stem="300,228 292,180 282,140 270,98"
        from={8}
        to={5}
        tipLeaf={50}
        nodes={[
          { t: 0.12, side: 'right' },
          { t: 0.34, side: 'left' },
          { t: 0.84, side: 'right', leaf: 46, angle: 50 },
          { t: 0.93, side: 'left', leaf: 52, angle: 58 },
        ]}
      />
      <Cutting
        stem="270,229 276,180 292,140 308,98"
        from={8}
        to={5}
        tipLeaf={46}
        nodes={[
          { t: 0.1, side: 'left' },
          { t: 0.32, side: 'right' },
          { t: 0.86, side: 'right', leaf: 54, angle: 52 },
          { t: 0.95, side: 'left', leaf: 46, angle: 40 },
        ]}
      />
    </Jar>
    <Ink line="252,148 284,154 317,148" width={1.4} />
    <Tag x={312} y={151} turn={6} width={68} height={30} />
    <g transform="rotate(6 312 151)">
      <Lettering x={354} y={180} size={15}>
        {(words) => words.labelDate}
      </Lettering>
    </g>
  </>
);

/** The labelled jar in a bright room, on a table beside the patch of direct sun from the window. */
export function BrightSpotIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
