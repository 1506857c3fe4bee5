import { RotateCcw, Text } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { DeckRow, DeckTurner, useDeck } from '#web/ui/deck.tsx';
import * as words from '#words/guides/deck.ts';
import { carousel } from '#words/platform/turning.ts';
import type { Guide } from './guide.ts';
import { GuideSectionBody, type SectionLook } from './guide-section-body.tsx';
import { LazyReadingTools } from './lazy-reading-tools.tsx';

/** They hold no name of the buttons of step 5's pictures, which stand on the same screen. */
const TURNER_NAMES = [words.oneCardBack, words.oneCardOn] as const;

export type GuideDeckProps = {
  guide: Guide;
  /** The pictures, under the ids of their sections. Each says what it shows. */
  illustrations: Readonly<Record<string, ReactNode>>;
  /** Puts the number before each heading, where the order is the order of the work. */
  numbered?: boolean;
  headingLevel: 2 | 3;
  /** All words in a list instead of cards. */
  isWhole: boolean;
};

/**
 * A whole guide as picture cards, one in view. On a phone a card is its picture with one sentence; a tap turns it to its
 * words. On paper, and in a list, all words are shown.
 */
export function GuideDeck({ guide, illustrations, numbered = false, headingLevel, isWhole }: GuideDeckProps) {
  const [turned, setTurned] = useState(0);
  const isRead = turned % 2 === 1;
  const setRead = (isIt: boolean) => isIt !== isRead && setTurned(turned + 1);
  const deck = useDeck(guide.sections.length);
  const text = useRef<HTMLDivElement>(null);
  const title = useId();
  const Heading = `h${headingLevel}` as const;
  const SectionHeading = headingLevel === 2 ? 'h3' : 'h4';
  const cardsAs = (look: SectionLook) =>
    guide.sections.map((section, position) => ({
      key: section.id,
      content: (
        <GuideSectionBody
          section={section}
          illustration={illustrations[section.id]}
          look={look}
          heading={
            <SectionHeading>{numbered ? `${position + 1}. ${section.title}` : section.title}</SectionHeading>
          }
          lead={
            position === 0 && (
              <p className={look === 'listed' ? 'max-w-[65ch] text-lg' : 'font-semibold'}>{guide.lead}</p>
            )
          }
        />
      ),
    }));
  const tools = (
    <LazyReadingTools
      key={String(isWhole)}
      words={text}
      onStart={() => flushSync(() => setRead(true))}
      {...(!isWhole && { cards: { inView: deck.selected, goTo: deck.goTo } })}
      className={isWhole ? '' : 'absolute top-1 right-1 z-10'}
    />
  );
  if (isWhole) {
    return (
      <section aria-labelledby={title} className="@container grid grid-cols-1 gap-4">
        <Heading id={title}>{guide.title}</Heading>
        {tools}
        <div ref={text} className="grid gap-8">
          {cardsAs('listed').map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </div>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={title}
      aria-roledescription={carousel}
      onKeyDown={deck.turnByKey}
      className="@container grid grid-cols-1"
    >
      <Heading id={title} className="not-print:sr-only">
        {guide.title}
      </Heading>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button at its foot does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className="relative not-print:rounded-lg not-print:border not-print:border-line not-print:bg-paper-raised not-print:shadow-paper"
        onClick={(event) => {
          if (!isOnControl(event)) setRead(!isRead);
        }}
      >
        {tools}
        <div
          ref={text}
          className={cx(turned > 0 && (turned % 2 ? '@max-xl:animate-flip' : '@max-xl:animate-flip-back'))}
        >
          <DeckRow
            deck={deck}
            label={guide.title}
            cards={cardsAs(isRead ? 'words' : 'picture')}
            className="print:grid-cols-1 print:gap-8"
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1 px-1.5 pb-1.5 @xl:justify-center print:hidden">
          <DeckTurner deck={deck} names={TURNER_NAMES} dotted />
          <ReadMore isRead={isRead} onChange={setRead} />
        </div>
      </div>
    </section>
  );
}

/** A tap on what has a purpose of its own, or the end of marking words, turns nothing. */
function isOnControl({ target }: MouseEvent): boolean {
  return (target instanceof Element && target.closest('button, a') !== null) || !getSelection()?.isCollapsed;
}

type ReadMoreProps = { isRead: boolean; onChange: (isRead: boolean) => void };

/** Turns narrow cards; wide ones show all that they hold. */
export function ReadMore({ isRead, onChange }: ReadMoreProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isRead}
      icon={isRead ? <RotateCcw className="size-5" /> : <Text className="size-5" />}
      className="px-2 @xl:hidden print:hidden"
      onClick={() => onChange(!isRead)}
    >
      {isRead ? words.readLess : words.readMore}
    </Button>
  );
}
