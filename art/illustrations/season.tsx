import { Cutting } from './parts/cutting.tsx';
import { Panel } from './parts/frames.tsx';
import { Form, Ink } from './parts/marks.tsx';
import { type IllustrationProps, Plate } from './parts/plate.tsx';
import { Snowflake, Sun } from './parts/sky.tsx';
import { Cross, Tick } from './parts/stationery.tsx';

const size = { width: 190, height: 140 };

const summer = (
  <>
    <Sun x={36} y={38} radius={17} />
    <Cutting
      stem="96,139 94,112 100,84 96,58"
      from={8}
      to={4.5}
      cut={false}
      tipLeaf={42}
      nodes={[
        { t: 0.26, side: 'left', leaf: 46, angle: 62 },
        { t: 0.46, side: 'right', leaf: 48, angle: 58 },
        { t: 0.68, side: 'left', leaf: 46, angle: 56 },
        { t: 0.88, side: 'right', leaf: 42, angle: 50 },
      ]}
    />
    <Tick x={166} y={28} size={26} />
  </>
);

const lateWinter = (
  <>
    <Sun x={36} y={38} radius={13} />
    <Ink line="2,120 60,116 120,121 188,117" width={1.7} />
    <Form shape="14,120 32,112 56,118 40,126" tone="page" width={1.4} slip={0} />
    <Form shape="132,120 150,112 176,118 156,126" tone="page" width={1.4} slip={0} />
    <Twig stem="96,120 93,90 98,56 95,14" buds={[0.2, 0.36, 0.52, 0.68, 0.84, 0.98]} />
    <Twig stem="95,84 108,66 118,52 124,30" buds={[0.4, 0.7, 0.98]} />
    <Tick x={166} y={28} size={26} />
  </>
);

/** A bare twig with closed buds. */
function Twig({ stem, buds }: { stem: string; buds: readonly number[] }) {
  return (
    <Cutting
      stem={stem}
      from={5.5}
      to={3.6}
      cut={false}
      nodes={buds.map((t, i) => ({ t, side: i % 2 ? 'right' : 'left' }))}
    />
  );
}

const heat = (
  <>
    <Sun x={46} y={46} radius={27} rays={14} />
    <Ink
      line={['4,126 60,122 120,126 186,122', '52,124 60,138', '104,125 98,138', '150,124 158,138']}
      width={1.7}
    />
    <Cutting
      stem="118,124 117,104 120,84 116,66"
      from={6}
      to={3.6}
      cut={false}
      tones={['straw', 'bark-light']}
      nodes={[
        { t: 0.52, side: 'left', leaf: 38, angle: 118, bend: -44 },
        { t: 0.7, side: 'right', leaf: 40, angle: 112, bend: 46 },
        { t: 0.94, side: 'left', leaf: 36, angle: 108, bend: -46 },
        { t: 0.96, side: 'right', leaf: 34, angle: 96, bend: 56 },
      ]}
    />
    <Cross x={164} y={30} size={22} />
  </>
);

const frost = (
  <>
    <Form shape="1,104! 44,92 100,100 148,90 189,98! 189,139! 1,139!" tone="page" width={1.6} slip={0} />
    <Snowflake x={40} y={40} radius={19} />
    <Snowflake x={92} y={68} radius={14} />
    <Snowflake x={106} y={24} radius={12} />
    <Twig stem="142,112 140,92 144,76 141,58" buds={[0.4, 0.66, 0.97]} />
    <Cross x={164} y={30} size={22} />
  </>
);

const drawing = (
  <>
    <Panel x={4} y={4} {...size}>
      {summer}
    </Panel>
    <Panel x={206} y={4} {...size}>
      {lateWinter}
    </Panel>
    <Panel x={4} y={156} {...size}>
      {heat}
    </Panel>
    <Panel x={206} y={156} {...size}>
      {frost}
    </Panel>
  </>
);

/** Right: a leafy shoot in mild sun, or a bare twig with closed buds in late winter. Wrong: great heat, and frost. */
export function SeasonIllustration(props: IllustrationProps) {
  return <Plate {...props}>{drawing}</Plate>;
}
