import { cx } from './class-names.ts';

/** Leaves in a row, true for one that is filled. A drawing: the words that stand with it say as much. */
export function LeafRow({ leaves }: { leaves: readonly boolean[] }) {
  return (
    <div aria-hidden="true" className="grid max-w-96 grid-cols-[repeat(16,minmax(0,1fr))] gap-y-1">
      {leaves.map((isFilled, place) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place
          key={place}
          aria-hidden="true"
          data-leaf={isFilled ? 'filled' : 'empty'}
          viewBox="-10 -30 20 32"
          className={cx('w-full', isFilled ? 'text-forest' : 'text-line-strong')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M0 0V-3C-10-9-10-19 0-28C10-19 10-9 0-3" className={cx(isFilled && 'fill-current')} />
          {isFilled && <path d="M0-3V-18" className="stroke-paper-raised" strokeWidth={1.4} />}
        </svg>
      ))}
    </div>
  );
}
