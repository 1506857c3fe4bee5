import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

export type StepBadgeProps = {
  step: number;
  isDone: boolean;
  isHere: boolean;
  isLocked: boolean;
  /** It was finished just now: its colours grow in. */
  isFresh: boolean;
  /** Shows its number where nothing else is marked. */
  isNumbered?: boolean;
};

const shape = (d: string, fill: string) => <path d={d} fill={`var(--ill-${fill})`} />;
const line = (d: string) => <path d={d} fill="none" />;

/** The colours of each picture, and the lines over them, on 40 by 40. */
const PICTURES: Readonly<Record<number, readonly [colours: ReactNode, lines: ReactNode]>> = {
  1: [
    <>
      {shape('M20 22C12 22 8 17 7 9C15 9 20 14 20 22Z', 'leaf')}
      {shape('M20 18C20 11 25 6 34 6C34 14 28 18 20 18Z', 'leaf-light')}
      {shape('M7 35C11 30 29 30 33 35Z', 'soil')}
    </>,
    line(
      'M20 31V18M20 22C12 22 8 17 7 9C15 9 20 14 20 22ZM20 18C20 11 25 6 34 6C34 14 28 18 20 18ZM7 35C11 30 29 30 33 35Z',
    ),
  ],
  2: [
    <>
      {shape('M17.5 24L16.5 35H23.5L22.5 24Z', 'bark')}
      {shape(
        'M20 4C12 3 8 9 10 13C4 16 6 25 13 24C16 28 24 28 27 24C34 25 36 16 30 13C32 9 28 3 20 4Z',
        'leaf',
      )}
    </>,
    line(
      'M17.6 26L16.5 35H23.5L22.4 26M20 4C12 3 8 9 10 13C4 16 6 25 13 24C16 28 24 28 27 24C34 25 36 16 30 13C32 9 28 3 20 4ZM20 26V18M20 21L25 17',
    ),
  ],
  3: [
    <>
      {shape('M27 12C26 7 29 4 35 3C36 9 33 13 27 12Z', 'leaf-light')}
      {shape('M21 19C13 19 9 14 9 7C17 7 21 12 21 19Z', 'leaf')}
      {shape('M19 22C24 18 31 19 35 24C30 28 23 28 19 22Z', 'leaf')}
    </>,
    line(
      'M10 33L27 12M27 12C26 7 29 4 35 3C36 9 33 13 27 12ZM21 19C13 19 9 14 9 7C17 7 21 12 21 19ZM19 22C24 18 31 19 35 24C30 28 23 28 19 22ZM6 31L14 37',
    ),
  ],
  4: [
    <>
      {shape('M10 22H30V31C30 34 28 36 25 36H15C12 36 10 34 10 31Z', 'water')}
      {shape('M20 11C14 11 11 8 11 3C17 3 20 6 20 11Z', 'leaf')}
      {shape('M20 9C20 5 23 2 29 2C29 7 25 9 20 9Z', 'leaf-light')}
    </>,
    line(
      'M12 14H28M13 14V16C10 17 10 19 10 21V31C10 34 12 36 15 36H25C28 36 30 34 30 31V21C30 19 30 17 27 16V14M20 27V9M20 11C14 11 11 8 11 3C17 3 20 6 20 11ZM20 9C20 5 23 2 29 2C29 7 25 9 20 9ZM20 24C19 28 16 29 14 30M20 24C21 28 24 29 26 30M20 26V33',
    ),
  ],
  5: [
    <>
      {shape('M4 36C9 29 31 29 36 36Z', 'soil')}
      {shape('M20 4C14 4 12 9 14 13C11 17 14 22 20 21C26 22 29 17 26 13C28 9 26 4 20 4Z', 'leaf')}
    </>,
    line(
      'M4 36C9 29 31 29 36 36M20 31V13M20 18L24 14M20 4C14 4 12 9 14 13C11 17 14 22 20 21C26 22 29 17 26 13C28 9 26 4 20 4ZM9 31L7 28M31 31L33 28',
    ),
  ],
};

/** A step's subject as a small picture, coloured once it is done. The words beside it say the same. */
export function StepBadge({ step, isDone, isHere, isLocked, isFresh, isNumbered }: StepBadgeProps) {
  const [colours, lines] = PICTURES[step] ?? [];
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid size-[min(2.5rem,13vw)] shrink-0 place-content-center rounded-full border-2',
        isHere ? 'border-forest bg-moss' : isDone ? 'border-transparent bg-moss/60' : 'border-transparent',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="size-[min(2rem,10vw)]"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isDone && <g className={cx('origin-bottom', isFresh && 'animate-grow')}>{colours}</g>}
        <g className={isDone || isHere ? 'stroke-ink' : 'stroke-line-strong'}>{lines}</g>
      </svg>
      {(isDone || isLocked || isNumbered) && (
        <span
          className={cx(
            'absolute -right-1.5 -bottom-0.5 grid size-4 place-content-center rounded-full',
            isDone ? 'bg-forest text-on-forest' : 'bg-paper text-ink-soft',
            isFresh && 'animate-press',
          )}
        >
          {isDone ? (
            <Check className="size-3" strokeWidth={3.5} />
          ) : isLocked ? (
            <Lock className="size-3.5" />
          ) : (
            <span className="font-semibold text-xs leading-none">{step}</span>
          )}
        </span>
      )}
    </span>
  );
}
