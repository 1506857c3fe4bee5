import type { ReactNode } from 'react';

export type InkDrawingProps = { children: ReactNode; className?: string | undefined };

/** Lines on 96 by 96, in the colour of the words around them; the words beside it say the same. */
export function InkDrawing({ children, className }: InkDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
