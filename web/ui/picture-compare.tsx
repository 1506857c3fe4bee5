import { MoveHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import * as words from '#words/platform/turning.ts';
import { cx } from './class-names.ts';
import { useSeen } from './use-seen.ts';

export type ComparedPicture = {
  readonly src: string;
  /** Stands for it until it is in view: browsers fetch what is still two screens away. */
  readonly thumb?: string;
  readonly alt: string;
  /** The words under it, such as the day. */
  readonly caption: string;
};

export interface PictureCompareProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** Names the slider, such as 'How much of the first photo you see'. */
  label: string;
  /** The ratio of width to height of a frame that shows both whole; without it they fill a frame of 4 to 3. */
  frame?: number;
  /** Side by side, without the slider, as they are on paper. */
  isBeside?: boolean;
  /** No higher than two fifths of the window, and its captions in it: more stands below. */
  isLow?: boolean;
}

const KNOB = '2.75rem';
/** A press of a key, in percent. */
const KEY_STEP = 5;
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -KEY_STEP,
  ArrowDown: -KEY_STEP,
  ArrowRight: KEY_STEP,
  ArrowUp: KEY_STEP,
};

/** Two pictures, one over the other, with a slider that uncovers the lower one; on paper side by side. */
export function PictureCompare(props: PictureCompareProps) {
  const { before, after, label, frame, isBeside = false, isLow = false } = props;
  const [share, setShare] = useState(50);
  const [pictures, isSeen] = useSeen<HTMLDivElement>();
  const sourceOf = ({ src, thumb = src }: ComparedPicture) => (isSeen ? src : thumb);
  const id = useId();
  const move = (to: number) => setShare(Math.min(100, Math.max(0, to)));
  const moveByKey = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(share + by);
  };
  const pictureClass = cx(
    'w-full bg-paper-sunken',
    // A portrait keeps its upper end, where the treetop is.
    frame === undefined ? 'aspect-4/3 object-cover object-top' : 'object-contain',
  );
  const shape = frame === undefined ? {} : { aspectRatio: String(frame) };
  return (
    <div
      // In one view with what it is compared by.
      style={
        frame === undefined || isBeside ? {} : { maxWidth: `min(36rem, ${(isLow ? 42 : 70) * frame}svh)` }
      }
      className="print:max-w-none! mx-auto grid w-full gap-2"
    >
      <div
        ref={pictures}
        className={cx(
          'relative overflow-hidden rounded-md print:grid print:grid-cols-2 print:gap-4',
          isBeside && 'grid grid-cols-2 gap-2',
        )}
      >
        <img
          src={sourceOf(before)}
          alt={before.alt}
          loading="lazy"
          decoding="async"
          style={{ ...shape, clipPath: isBeside ? undefined : `inset(0 ${100 - share}% 0 0)` }}
          className={cx(
            pictureClass,
            !isBeside && 'print:[clip-path:none]! absolute inset-0 z-10 h-full print:static print:h-auto',
          )}
        />
        <img
          src={sourceOf(after)}
          alt={after.alt}
          loading="lazy"
          decoding="async"
          style={shape}
          className={pictureClass}
        />
        {!isBeside && (
          <>
            {/* Moved as a whole: what is moved by its place is laid out anew. */}
            <div
              aria-hidden="true"
              style={{ transform: `translateX(${share}%)` }}
              className="pointer-events-none absolute inset-0 z-20 print:hidden"
            >
              <div className="-ml-0.5 h-full w-1 bg-paper-raised" />
            </div>
            <label htmlFor={id} className="sr-only">
              {label}
            </label>
            {/* It lies over the pictures: a finger takes hold of them anywhere. */}
            <input
              id={id}
              type="range"
              min="0"
              max="100"
              value={share}
              onChange={(event) => move(event.target.valueAsNumber)}
              onKeyDown={moveByKey}
              aria-valuetext={words.percent(share)}
              className="peer absolute inset-0 z-30 h-full w-full cursor-ew-resize touch-pan-y opacity-0 print:hidden"
            />
            <div
              aria-hidden="true"
              style={{ transform: `translateX(clamp(${KNOB} / 2, ${share}%, 100% - ${KNOB} / 2))` }}
              className="peer-focus-visible:[&>*]:outline-3 pointer-events-none absolute inset-0 z-20 flex items-center print:hidden"
            >
              <div
                style={{ width: KNOB, height: KNOB }}
                className="-translate-x-1/2 grid place-items-center rounded-full border border-line-strong bg-paper-raised text-forest outline-focus outline-offset-2"
              >
                <MoveHorizontal className="size-6" />
              </div>
            </div>
          </>
        )}
      </div>
      <div
        className={cx(
          'flex justify-between gap-4 text-ink-soft text-sm',
          isLow &&
            'not-print:pointer-events-none z-20 not-print:-mt-11 not-print:mb-1 not-print:px-2 not-print:[&>p]:rounded-sm not-print:[&>p]:bg-paper-raised not-print:[&>p]:px-2 not-print:[&>p]:py-0.5 not-print:[&>p]:text-ink',
        )}
      >
        <p>{before.caption}</p>
        <p className="text-right">{after.caption}</p>
      </div>
    </div>
  );
}
