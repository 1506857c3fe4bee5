import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react';
import * as words from '#words/platform/turning.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';

export type DeckCard = {
  key: string;
  content: ReactNode;
  /** Left out on paper. */
  isUnprinted?: boolean;
};

/** As far as a finger has to move for the first card to be followed by the last, or the last by the first, px. */
const SWIPE = 40;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Cards side by side, one in view, going round: which one that is, and the ways to the others. */
export function useDeck(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const goal = useRef<number | null>(null);
  const touch = useRef<{ x: number; y: number; at: number } | null>(null);
  const inView = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
  };

  function goTo(index: number): void {
    const next = (index + count) % count;
    setSelected(next);
    goal.current = next === inView() ? null : next;
    const isNear = Math.abs(next - selected) < 2 && !prefersStillness();
    const left = next * (row.current?.clientWidth ?? 0);
    row.current?.scrollTo({ left, behavior: isNear ? 'smooth' : 'instant' });
  }

  /** The cards that it goes past on its way to one are not the ones in view. */
  function follow(): void {
    if (goal.current === null) setSelected(inView());
    else if (goal.current === inView()) goal.current = null;
  }

  /** From now on a finger leads. */
  function letGo(): void {
    goal.current = null;
  }

  function turnByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(event.key === 'ArrowLeft' ? selected - 1 : selected + 1);
  }

  /** The row itself ends with its last card; a finger that goes on there goes round. */
  const goRound = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const result = touches[0];
      letGo();
      touch.current = result ? { x: result.clientX, y: result.clientY, at: inView() } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const result = changedTouches[0];
      const from = touch.current;
      if (!from || !result) return;
      const [right, down] = [result.clientX - from.x, result.clientY - from.y];
      if (Math.abs(right) < Math.max(SWIPE, 2 * Math.abs(down))) return;
      if (right < 0 && from.at === count - 1) goTo(count);
      if (right > 0 && from.at === 0) goTo(-1);
    },
  };

  return {
    count,
    selected,
    goTo,
    turnByKey,
    row: { ref: row, onScroll: follow, onWheel: letGo, ...goRound },
  };
}

export type Deck = ReturnType<typeof useDeck>;

export type DeckRowProps = {
  deck: Deck;
  /** The cards' subject, such as 'Project photos'. */
  label: string;
  cards: readonly DeckCard[];
  /** Only the card in view can be reached and is read out; without it all are, one after the other. */
  oneAtATime?: boolean;
  /** The cards' layout on paper, where all are seen. */
  className?: string;
};

/** The cards of a deck, to be swiped. What holds it is the carousel and takes `deck.turnByKey`. */
export function DeckRow({ deck, label, cards, oneAtATime = false, className }: DeckRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; cards are none.
    <div
      {...deck.row}
      role="group"
      aria-label={words.cardsOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard too.
      tabIndex={0}
      className={cx(
        'not-print:flex not-print:snap-x not-print:snap-mandatory overscroll-x-contain rounded-md not-print:overflow-x-auto print:grid print:gap-4',
        '[scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
        className,
      )}
    >
      {cards.map(({ key, content, isUnprinted }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; a card is none.
        <div
          key={key}
          role="group"
          aria-roledescription={words.slide}
          aria-label={words.placeOf(index + 1, cards.length)}
          inert={oneAtATime && index !== deck.selected}
          className={cx(
            'min-w-0 not-print:shrink-0 not-print:grow-0 not-print:basis-full snap-start snap-always print:break-inside-avoid',
            isUnprinted && 'print:hidden',
          )}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

type DeckTurnerProps = {
  deck: Deck;
  /** The names of the two buttons. Those of one screen differ, where it has two decks. */
  names?: readonly [back: string, on: string];
  /** Shows the place as dots instead of in words. */
  dotted?: boolean;
};

/** The buttons of a deck with the place of the card in view between them. */
export function DeckTurner({ deck, names = [words.previous, words.next], dotted }: DeckTurnerProps) {
  const [back, on] = names;
  return (
    <div
      className={cx('flex min-w-0 items-center justify-center print:hidden', dotted ? 'gap-1.5' : 'gap-2')}
    >
      <IconButton
        label={back}
        variant="secondary"
        icon={<ChevronLeft className="size-6" />}
        onClick={() => deck.goTo(deck.selected - 1)}
      />
      <p
        aria-live="polite"
        className={cx('min-w-14 text-center text-ink-soft text-sm tabular-nums', dotted && 'sr-only')}
      >
        {words.placeOf(deck.selected + 1, deck.count)}
      </p>
      {dotted && <Dots deck={deck} />}
      <IconButton
        label={on}
        variant="secondary"
        icon={<ChevronRight className="size-6" />}
        onClick={() => deck.goTo(deck.selected + 1)}
      />
    </div>
  );
}

/** To be seen only: a guide has more cards than a phone has room for fingertips. */
function Dots({ deck }: Pick<DeckTurnerProps, 'deck'>) {
  return (
    <span aria-hidden="true" className="flex min-w-0 flex-wrap justify-center gap-1">
      {Array.from({ length: deck.count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they are their places.
          key={place}
          className={cx(
            'size-2 rounded-full transition-colors',
            place === deck.selected ? 'bg-forest' : 'bg-line-strong/50',
          )}
        />
      ))}
    </span>
  );
}
