import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

/** A shape that stands where something is still being loaded; `className` gives its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        // A press on the label of a field counts, though what is awaited comes meanwhile.
        'pointer-events-none block animate-breathe rounded-sm bg-line',
        className ?? 'h-5 w-full',
      )}
    />
  );
}

export interface SkeletonGroupProps {
  /** The loading thing, for people who cannot see the shapes. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Says once what the shapes in it stand for. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
