import type { ReactNode } from 'react';
import { InkDrawing } from './ink-drawing.tsx';

export type MomentDrawingProps = { of: 'beforePhoto' | 'duringPhoto' | 'afterPhoto'; className?: string };

/** A rooted cutting beside the stake of its place; the same in its hole; the tree with its ring of mulch. */
const DRAWINGS: Readonly<Record<MomentDrawingProps['of'], ReactNode>> = {
  beforePhoto: (
    <>
      <path d="M8 88q40-4 80 0" className="opacity-60" />
      <path d="M34 60V24M34 60c-2 8-8 12-14 16M34 60c1 9 0 14-1 22M34 60c3 8 9 11 13 15M72 87V42" />
      <path d="M34 34c-11-2-16-10-15-20 11 1 17 9 15 20Z" className="fill-moss" />
      <path d="M34 27c1-9 6-15 15-16 0 10-6 16-15 16Z" className="fill-moss" />
      <path d="M72 43c6-4 10 2 17-1v14c-7 3-11-3-17 1Z" className="fill-moss" />
    </>
  ),
  duringPhoto: (
    <>
      <path d="M5 52h20c2 20 9 34 22 34s20-14 22-34h22" />
      <path d="M71 52c3-11 15-11 18 0" className="opacity-60" />
      <path d="M47 66V26M47 66c-3 5-7 7-11 8M47 66c0 6 0 9-1 13M47 66c3 5 7 7 11 8" />
      <path d="M47 36c-11-2-16-10-15-20 11 1 17 9 15 20Z" className="fill-moss" />
      <path d="M47 29c1-9 6-15 15-16 0 10-6 16-15 16Z" className="fill-moss" />
    </>
  ),
  afterPhoto: (
    <>
      <path d="M6 82q42-5 84 0" className="opacity-60" />
      <path d="M45 82V56M51 82V56M48 62l9-10" />
      <path
        d="M48 58c-12 5-25-3-22-15-10-6-7-21 5-21 3-12 21-15 27-4 11-3 19 8 13 17 7 8-1 20-11 18-3 4-8 6-12 5Z"
        className="fill-moss"
      />
      <path d="M30 84c3-8 33-8 36 0" />
    </>
  ),
};

/** A small ink drawing of a moment of the planting. */
export function MomentDrawing({ of, className }: MomentDrawingProps) {
  return <InkDrawing className={className}>{DRAWINGS[of]}</InkDrawing>;
}
