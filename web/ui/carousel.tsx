import type { ReactNode } from 'react';
import * as words from '#words/platform/turning.ts';

import { cx } from './class-names.ts';
import { type DeckCard, DeckRow, DeckTurner, useDeck } from './deck.tsx';

export interface CarouselProps {
  /** Its subject, such as 'Project photos'. */
  label: string;
  slides: readonly DeckCard[];
  /** The words for the slide in view; gets its place, from 0. */
  caption?: (index: number) => ReactNode;
  /** On paper each stands in a row of its own. */
  isLargeOnPaper?: boolean;
}

/** More dots, each as large as a fingertip, do not fit into 320 px: of more slides those around the one in view have one. */
const MAX_DOTS = 6;

/**
 * Pictures side by side, one in view, going round (PRODUCT.md#plantings, PRODUCT.md#completion): by swipe, buttons,
 * dots and arrow keys. It never moves by itself. On paper all of them stand two in a row.
 */
export function Carousel({ label, slides, caption, isLargeOnPaper = false }: CarouselProps) {
  const deck = useDeck(slides.length);
  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={deck.turnByKey}
      className="grid grid-cols-1 gap-3 print:block"
    >
      <DeckRow
        deck={deck}
        label={label}
        cards={slides}
        oneAtATime
        className={isLargeOnPaper ? 'print:grid-cols-1' : 'print:grid-cols-2'}
      />
      {slides.length > 1 && (
        <div className="grid grid-cols-1 gap-1 print:hidden">
          <Dots slides={slides} selected={deck.selected} onSelect={deck.goTo} />
          <DeckTurner deck={deck} />
        </div>
      )}
      {/* Below the buttons: they stay under the finger, however long the words of the next picture are. */}
      {caption && <div className="text-balance text-center print:hidden">{caption(deck.selected)}</div>}
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
          aria-label={words.goTo(index + 1)}
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
