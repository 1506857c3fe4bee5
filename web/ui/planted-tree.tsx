import './paint-box.css';
import sprite from '#pictures/pictures-planted-tree.svg?no-inline';
import { cx } from './class-names.ts';

const FOOT = '100px 174px';

/** Where each leaf grows on the stem (art/illustrations/planted-tree.tsx): there it opens. */
const LEAVES = [
  [96.2, 131.1],
  [97.7, 122.5],
  [100.7, 110.3],
  [102.7, 101.8],
  [104.1, 88.1],
  [103.7, 80.6],
  [102, 66.9],
  [101.1, 60.7],
  [100, 52],
] as const;

const STEM_MS = 1100;
const APART_MS = 190;
/** From the first sight of the stem until the last leaf is open. */
export const GROWING_MS = STEM_MS + LEAVES.length * APART_MS + 400;

/** It grows as soon as its place is there. */
export function fetchPlantedTree(): void {
  void fetch(sprite).catch(() => undefined);
}

type PlantedTreeProps = {
  /** The stem rises, and one leaf after the other opens; else it stands there in full leaf. */
  isGrowing?: boolean;
  className?: string;
};

/** The tree that was planted, in its leaves. */
export function PlantedTree({ isGrowing = false, className }: PlantedTreeProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 200 200">
      <g className={cx(isGrowing && 'animate-sprout')} style={{ transformOrigin: FOOT }}>
        <use href={`${sprite}#stem`} />
      </g>
      <use href={`${sprite}#ground`} />
      {LEAVES.map(([x, y], index) => (
        <g
          key={y}
          className={cx(isGrowing && 'animate-unfold')}
          style={{
            transformOrigin: `${x}px ${y}px`,
            ...(isGrowing && { animationDelay: `${STEM_MS * 0.6 + index * APART_MS}ms` }),
          }}
        >
          <use href={`${sprite}#leaf-${index + 1}`} />
        </g>
      ))}
    </svg>
  );
}
