import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import * as words from '#words/platform/turning.ts';

import { IconButton } from './button.tsx';

export interface SlidePicture {
  readonly key: string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureSlidesProps {
  /** Its subject, such as 'Photos'. */
  label: string;
  pictures: readonly SlidePicture[];
  /** The one in view, from 0; the first one that is given is the first in view. */
  index: number;
  onIndex: (index: number) => void;
  /** Turns from outside, such as by keys. */
  turner?: RefObject<Turner | null>;
  /** Stands between the buttons; 'n of m' without it. */
  children?: ReactNode;
}

export type Turner = { readonly turn: (by: 1 | -1) => void };

/**
 * Pictures in a strip that snaps: swiped as the device itself does it, or turned by two buttons. Where the strip stands
 * says which one is in view, and nothing else does.
 */
export function PictureSlides(props: PictureSlidesProps) {
  const { label, pictures, index, onIndex, turner, children } = props;
  const strip = useRef<HTMLElement>(null);
  const start = useRef(index);
  useLayoutEffect(() => {
    const at = strip.current;
    if (at) at.scrollLeft = start.current * at.clientWidth;
  }, []);
  const turn = (by: 1 | -1) => {
    const at = strip.current;
    at?.scrollTo({ left: (placeOf(at) + by) * at.clientWidth, behavior: 'instant' });
  };
  useImperativeHandle(turner, () => ({ turn }));
  return (
    <div className="flex min-h-[45dvh] flex-1 flex-col">
      <section
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: at }) => onIndex(placeOf(at))}
        className="flex min-h-0 flex-1 basis-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain bg-paper-sunken [scrollbar-width:none]"
      >
        {pictures.map(({ key, ...picture }, at) => (
          <div
            key={key}
            inert={at !== index}
            className="relative h-full w-full shrink-0 snap-center snap-always"
          >
            {/* Those beside it are there before the finger is. */}
            {Math.abs(at - index) <= 1 && (
              <img
                {...picture}
                alt={picture.alt}
                draggable={false}
                className="absolute inset-0 size-full object-contain"
              />
            )}
          </div>
        ))}
      </section>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-2 pt-1">
          <IconButton
            label={words.previous}
            icon={<ChevronLeft className="size-6" />}
            aria-disabled={index <= 0}
            onClick={() => turn(-1)}
          />
          <p aria-live="polite" className="min-w-14 text-center text-ink-soft text-sm tabular-nums">
            {children ?? words.placeOf(index + 1, pictures.length)}
          </p>
          <IconButton
            label={words.next}
            icon={<ChevronRight className="size-6" />}
            aria-disabled={index >= pictures.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}

function placeOf(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth);
}
