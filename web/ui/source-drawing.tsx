import type { ReactNode } from 'react';
import { InkDrawing } from './ink-drawing.tsx';

export type SourceDrawingProps = { of: 'wholeTree' | 'branch' | 'leaf'; className?: string };

/** Light comes from the left, so the right side of each shape is the darker one. */
const DRAWINGS: Readonly<Record<SourceDrawingProps['of'], ReactNode>> = {
  wholeTree: (
    <>
      <path d="M16 86q20-2 36-1t30 0" className="opacity-60" />
      <path d="M45 86q3-15 2-30l-9-9m9 9 11-12M55 86q-3-15-2-30" />
      <path
        d="M49 61c-9 4-18 1-21-5-9 0-15-7-13-14-5-6-2-14 5-16 1-8 9-13 16-10 5-7 18-8 24-1 8-2 15 4 15 11 8 3 11 11 6 17 1 8-6 14-14 13-4 6-12 8-18 5Z"
        className="fill-moss"
      />
      <path
        d="M60 57c7-1 10-4 11-9M70 44c5-2 7-6 6-10M28 41c2 3 5 4 9 3M41 27c3 3 7 3 10 0"
        className="opacity-60"
      />
    </>
  ),
  branch: (
    <>
      <path d="M9 82C30 70 52 52 88 17M40 61c-2-10-1-17 2-26M58 46c10 2 16 3 25 2" />
      <path d="M42 35c-8-5-10-13-5-23 8 6 10 14 5 23Z" className="fill-moss" />
      <path d="M83 48c4-8 2-15-2-20-6 6-6 14 2 20Z" className="fill-moss" />
      <path d="M31 68c-10 1-17-3-20-12 10-2 17 2 20 12Z" className="fill-moss" />
      <path d="M33 67c2 10 9 15 19 14 0-10-8-15-19-14Z" className="fill-moss" />
      <path d="M69 37c-6-8-5-16 2-23 6 8 5 16-2 23Z" className="fill-moss" />
      <path d="M42 35 38 18M31 68l-14-9M33 67l13 10M69 37l2-16M83 48l-1-14" className="opacity-60" />
    </>
  ),
  leaf: (
    <>
      <path d="M24 77c-9-24 4-51 57-59 1 43-19 69-57 59Z" className="fill-moss" />
      <path d="M11 90c7-6 9-9 13-13C38 60 54 43 70 29" />
      <path
        d="M36 62c-3-7-3-14-2-21M48 50c-2-7-1-12 1-17M36 62c8 3 15 3 22 1M48 50c7 2 14 2 20-1M59 39c5 1 9 0 13-2"
        className="opacity-60"
      />
    </>
  ),
};

/** A small ink drawing of a part of the source tree. */
export function SourceDrawing({ of, className }: SourceDrawingProps) {
  return <InkDrawing className={className}>{DRAWINGS[of]}</InkDrawing>;
}
