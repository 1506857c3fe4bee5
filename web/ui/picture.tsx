import './paint-box.css';

import { memo } from 'react';
import { useNear } from './use-near.ts';

export type PictureProps = {
  /** The file that it lies in (`#pictures/`), and its name there. */
  from: string;
  of: string;
  /** A description; without one the picture is decoration and hidden from screen readers. */
  title?: string;
  width?: number;
  height?: number;
  /** For what is printed: also where it is not near. */
  atOnce?: boolean;
  className?: string;
};

/**
 * A drawing of art/, which no screen waits for: its place has its shape from the start, and stays empty where the file does
 * not arrive. It takes its tones from what is around it, by day, by night and on paper. It is asked for when its place comes near.
 */
export const Picture = memo(function Picture({
  from,
  of,
  title,
  width = 400,
  height = 300,
  atOnce = false,
  className,
}: PictureProps) {
  const [place, isNear] = useNear<SVGSVGElement>();
  const viewBox = `0 0 ${width} ${height}`;
  const drawing = (atOnce || isNear) && <use href={`${from}#${of}`} />;
  if (!title) {
    return (
      <svg ref={place} aria-hidden="true" className={className} viewBox={viewBox}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg ref={place} role="img" className={className} viewBox={viewBox}>
      <title>{title}</title>
      {drawing}
    </svg>
  );
});
