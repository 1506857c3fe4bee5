import { Cutting } from './cutting.tsx';
import { along, placing } from './line.ts';
import { Form } from './marks.tsx';
import { Roots } from './roots.tsx';

interface SaplingProps {
  /** Where its stem leaves the ground. */
  x: number;
  y: number;
  height: number;
  /** Length of its roots, where they are seen. */
  roots?: number;
  seed?: number;
}

/** A young tree with a few leaves, as it is planted. */
export function Sapling({ x, y, height, roots, seed = 12 }: SaplingProps) {
  const at = placing({ x, y });
  const h = height;
  const stem = at(`0,${roots ? h * 0.16 : 2} ${h * 0.02},${-h * 0.3} ${-h * 0.02},${-h * 0.6} 0,${-h * 0.8}`);
  const leaf = h * 0.4;
  return (
    <>
      {roots && (
        <Roots
          from={[along(stem, 0.03).at, along(stem, 0.12).at]}
          length={roots}
          count={4}
          seed={seed}
          width={Math.max(2.2, h * 0.03)}
          fan={150}
          forking={0.5}
        />
      )}
      <Cutting
        stem={stem}
        from={Math.max(4, h * 0.065)}
        to={Math.max(2.6, h * 0.04)}
        cut={false}
        tipLeaf={leaf}
        nodes={[
          { t: 0.5, side: 'right', leaf: leaf * 0.9, angle: 62 },
          { t: 0.68, side: 'left', leaf, angle: 60 },
          { t: 0.86, side: 'right', leaf, angle: 54 },
        ]}
      />
    </>
  );
}

/** A clay pot whose rim stands at its place. */
export function Pot({ x, y, width }: { x: number; y: number; width: number }) {
  const at = placing({ x, y });
  const [half, foot, high] = [width / 2, width * 0.33, width * 0.82];
  return (
    <>
      <Form
        shape={at(`${-half + 4},10! ${half - 4},10! ${foot},${high}! ${-foot},${high}!`)}
        tone="accent"
        width={2}
        shade={8}
      />
      <Form
        shape={at(`${-half},-4! ${half},-4! ${half - 2},14! ${-half + 2},14!`)}
        tone="accent"
        width={2}
        shade={4}
      />
    </>
  );
}
