import { Leaf, type LeafProps } from './leaf.tsx';
import { along, through } from './line.ts';
import { Form, Ink, Limbs } from './marks.tsx';
import { paint } from './paint.ts';
import { shadeAlong } from './pen.ts';
import { degrees, radians, step } from './points.ts';

interface StemNode {
  /** Where on the stem, as a share of its length from the base. */
  t: number;
  side: 'left' | 'right';
  /** The length of the leaf that grows here; without it only the bud in its axil. */
  leaf?: number;
  /** Degrees between leaf and stem. */
  angle?: number;
  bend?: number;
  halves?: LeafProps['halves'];
}

interface CuttingProps {
  /** The stem from its base to its tip, in the pen's notation. */
  stem: string;
  from: number;
  to: number;
  nodes: readonly StemNode[];
  /** Length of the leaf at the tip. */
  tipLeaf?: number;
  /** Show the slanting cut at the base. */
  cut?: boolean;
  kind?: LeafProps['kind'];
  tones?: LeafProps['tones'];
}

/** A piece of young wood: stem with nodes, buds and alternate leaves. */
export function Cutting({ stem, from, to, nodes, tipLeaf, cut = true, kind = 'ovate', tones }: CuttingProps) {
  const tip = along(stem, 1);
  const leafAt = (node: StemNode) => {
    const { at, heading } = along(stem, node.t);
    const sign = node.side === 'left' ? -1 : 1;
    const width = from + (to - from) * node.t;
    return (
      <Leaf
        key={`${node.t}${node.side}`}
        at={step(at, heading + (sign * Math.PI) / 2, width * 0.4)}
        heading={degrees(heading) + sign * (node.angle ?? 52)}
        bend={node.bend ?? sign * -14}
        length={node.leaf ?? 0}
        halves={node.halves}
        kind={kind}
        tones={tones}
      />
    );
  };
  return (
    <>
      {tipLeaf && (
        <Leaf at={tip.at} heading={degrees(tip.heading)} length={tipLeaf} kind={kind} bend={8} stalk={0.06} />
      )}
      <Wood stem={stem} from={from} to={to} nodes={nodes} />
      {cut && <CutFace stem={stem} width={from} />}
      {nodes.map((node) => (
        <Bud key={`${node.t}${node.side}`} stem={stem} node={node} width={from + (to - from) * node.t} />
      ))}
      {nodes.filter((node) => node.leaf).map(leafAt)}
    </>
  );
}

function Wood({ stem, from, to, nodes }: Pick<CuttingProps, 'stem' | 'from' | 'to' | 'nodes'>) {
  const swellings = nodes.map(({ t }) => {
    const { at, heading } = along(stem, t);
    const width = (from + (to - from) * t) * 1.22;
    return { line: through([step(at, heading, -2.2), step(at, heading, 2.2)]), from: width, to: width };
  });
  const lenticels = Array.from({ length: Math.round(from * 1.6) }, (_, i) => {
    const { at, heading } = along(stem, (i + 0.6) / (from * 1.6));
    const middle = step(at, heading + Math.PI / 2, Math.sin(i * 2.4) * from * 0.22);
    return through([step(middle, heading, -1.6), step(middle, heading, 1.6)]);
  });
  return (
    <>
      <Limbs of={[{ line: stem, from, to }, ...swellings]} tone="bark-light" edge={1.4} />
      <path d={shadeAlong(stem, from, to)} fill={paint('bark')} />
      <Ink line={lenticels} width={1.1} opacity={0.7} />
    </>
  );
}

/** The pale, slanting face a sharp cut leaves. */
function CutFace({ stem, width }: { stem: string; width: number }) {
  const { at, heading } = along(stem, 0);
  const slant = heading + radians(24);
  const middle = step(at, heading, -width * 0.12);
  const face = Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * 2 * Math.PI;
    return step(
      step(middle, slant, Math.cos(turn) * width * 0.92),
      slant + Math.PI / 2,
      Math.sin(turn) * width * 0.47,
    );
  });
  return (
    <>
      <Form shape={through(face)} tone="root" width={1.5} slip={0} />
      <Ink
        line={through([step(middle, slant, -width * 0.4), step(middle, slant, width * 0.4)])}
        width={1}
        opacity={0.7}
      />
    </>
  );
}

function Bud({ stem, node, width }: { stem: string; node: StemNode; width: number }) {
  const { at, heading } = along(stem, node.t);
  const sign = node.side === 'left' ? -1 : 1;
  const foot = step(at, heading + (sign * Math.PI) / 2, width * 0.5);
  const size = Math.max(5, width * 0.95);
  const growth = heading + sign * radians(30);
  const tip = step(foot, growth, size);
  const belly = (away: number) =>
    step(step(foot, growth, size * 0.4), growth + Math.PI / 2, away * size * 0.32);
  return (
    <Form
      shape={`${through([foot, belly(1)])} ${through([tip])}! ${through([belly(-1)])}`}
      tone="leaf"
      width={1.3}
      slip={0.4}
    />
  );
}
