import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** What is shown, such as 'Project photos'. */
  label: string;
  slides: readonly CarouselSlide[];
  /** The words for the slide in view; gets its place, from 0. */
  caption?: (index: number) => ReactNode;
}

/** More dots, each as large as a fingertip, do not fit into 320 px: of more slides those around the one in view have one. */
const MAX_DOTS = 6;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Pictures side by side, one in view, going round (§2.10, §2.11): by swipe, buttons, dots and arrow keys. It never moves
 * by itself. On paper all of them stand two in a row.
 */
export function Carousel({ label, slides, caption }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: prefersStillness() ? 0 : 25 });
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    else if (event.key === 'ArrowRight') embla?.scrollNext();
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turnByKey}
      className="grid grid-cols-1 gap-3 print:block"
    >
      <div ref={viewport} className="overflow-hidden rounded-md print:overflow-visible">
        <div className="print:transform-none! flex touch-pan-y print:grid print:grid-cols-2 print:gap-4">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; a slide is none.
            <div
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== selected}
              className="print:transform-none! min-w-0 shrink-0 grow-0 basis-full print:break-inside-avoid"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="grid grid-cols-1 gap-1 print:hidden">
          <Dots slides={slides} selected={selected} onSelect={(index) => embla?.scrollTo(index)} />
          <div className="flex items-center justify-center gap-2">
            <IconButton
              label="Previous"
              variant="secondary"
              icon={<ChevronLeft className="size-6" />}
              onClick={() => embla?.scrollPrev()}
            />
            <p aria-live="polite" className="min-w-14 text-center text-ink-soft text-sm tabular-nums">
              {selected + 1} of {slides.length}
            </p>
            <IconButton
              label="Next"
              variant="secondary"
              icon={<ChevronRight className="size-6" />}
              onClick={() => embla?.scrollNext()}
            />
          </div>
        </div>
      )}
      {/* Below the buttons: they stay under the finger, however long the words of the next picture are. */}
      {caption && <div className="text-balance text-center print:hidden">{caption(selected)}</div>}
    </section>
  );
}

interface DotsProps extends Pick<CarouselProps, 'slides'> {
  selected: number;
  onSelect: (index: number) => void;
}

function Dots({ slides, selected, onSelect }: DotsProps) {
  const last = Math.max(0, slides.length - MAX_DOTS);
  const first = Math.min(Math.max(0, selected - MAX_DOTS / 2), last);
  const dots = slides.map((slide, index) => ({ key: slide.key, index })).slice(first, first + MAX_DOTS);
  return (
    <div className="flex flex-wrap justify-center">
      {dots.map(({ key, index }) => (
        <button
          key={key}
          type="button"
          aria-label={`Go to ${index + 1}`}
          aria-current={index === selected || undefined}
          onClick={() => onSelect(index)}
          className="grid size-11 place-items-center rounded-sm"
        >
          <span
            className={cx(
              'size-2.5 rounded-full border-2',
              index === selected ? 'border-forest bg-forest' : 'border-line-strong',
            )}
          />
        </button>
      ))}
    </div>
  );
}
