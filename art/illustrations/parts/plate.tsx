import type { ReactNode } from 'react';

export interface IllustrationProps {
  /** By which a page asks for the drawing. */
  id: string;
}

interface PlateProps extends IllustrationProps {
  width?: number;
  height?: number;
  children: ReactNode;
}

/** The frame every illustration is drawn in. */
export function Plate({ id, width = 400, height = 300, children }: PlateProps) {
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </symbol>
  );
}
