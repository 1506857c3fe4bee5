import '#web/guides/illustrations/illustrations.css';

import type { ReactNode } from 'react';

export interface IllustrationProps {
  className?: string;
  /** What the picture shows; without it the picture is decoration and hidden from screen readers. */
  title?: string;
}

interface PlateProps extends IllustrationProps {
  width?: number;
  height?: number;
  children: ReactNode;
}

/** The frame every illustration is drawn in. */
export function Plate({ className, title, width = 400, height = 300, children }: PlateProps) {
  const viewBox = `0 0 ${width} ${height}`;
  if (!title) {
    return (
      <svg aria-hidden="true" className={className} viewBox={viewBox}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" className={className} viewBox={viewBox}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
