import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { DeckRow, DeckTurner, useDeck } from '#web/ui/deck.tsx';
import * as words from '#words/guides/deck.ts';
import { carousel } from '#words/turning.ts';
import type { Guide } from './guide.ts';
import { GuideSectionBody, type SectionLook } from './guide-section-body.tsx';
import { LateReadingTools } from './late-reading-tools.tsx';

/** They hold no name of the buttons of step 5's pictures, which stand on the same screen. */
const TURNER_NAMES = [words.oneCardBack, words.oneCardOn] as const;

export type GuideDeckProps = {
  guide: Guide;
  /** The pictures, under the ids of their sections. Each says what it shows. */
  illustrations: Readonly<Record<string, ReactNode>>;
  /** Puts the number before each heading, where the order is the order of the work. */
  numbered?: boolean;
  headingLevel: 2 | 3;
};

/**
 * A whole guide as picture cards, one in view. On a phone a card is no higher than its picture until 'Read more', so
 * that what a child is to do stands in the first view too. 'Show everything' lists all, and so it is printed.
 */
export function GuideDeck({ guide, illustrations, numbered = false, headingLevel }: GuideDeckProps) {
  const [isRead, setRead] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const deck = useDeck(guide.sections.length);
  const text = useRef<HTMLDivElement>(null);
  const title = useId();
  const Heading = `h${headingLevel}` as const;
  const SectionHeading = headingLevel === 2 ? 'h3' : 'h4';
  const cardsAs = (look: SectionLook) =>
    guide.sections.map((section, position) => ({
      key: section.id,
      content: (
        <GuideSectionBody section={section} illustration={illustrations[section.id]} look={look}>
          {position === 0 && (
            <p className={look === 'listed' ? 'max-w-[65ch] text-lg' : 'font-semibold'}>{guide.lead}</p>
          )}
          <SectionHeading>{numbered ? `${position + 1}. ${section.title}` : section.title}</SectionHeading>
        </GuideSectionBody>
      ),
    }));
  const showWhole = (isIt: boolean) => {
    deck.goTo(0);
    setWhole(isIt);
  };
  return (
    <section
      aria-labelledby={title}
      aria-roledescription={isWhole ? undefined : carousel}
      onKeyDown={isWhole ? undefined : deck.turnByKey}
      className="@container grid grid-cols-1 gap-2"
    >
      <div className="flex items-start justify-between gap-2">
        <Heading id={title} className="min-w-0 max-sm:text-xl">
          {guide.title}
        </Heading>
        {/* No higher than the line of the heading: the first thing to do stays in the first view of a phone. */}
        <div className="-my-2 shrink-0">
          <LateReadingTools
            key={String(isWhole)}
            words={text}
            onStart={() => flushSync(() => setRead(true))}
            {...(!isWhole && { cards: { inView: deck.selected, goTo: deck.goTo } })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        {!isWhole && <DeckTurner deck={deck} names={TURNER_NAMES} />}
        <Button variant="quiet" size="sm" onClick={() => showWhole(!isWhole)}>
          {isWhole ? words.showOne : words.showEverything}
        </Button>
      </div>
      {isWhole ? (
        <div ref={text} className="grid gap-8">
          {cardsAs('listed').map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </div>
      ) : (
        <div
          ref={text}
          className="relative not-print:rounded-lg not-print:border not-print:border-line not-print:bg-paper-raised not-print:shadow-paper"
        >
          <DeckRow
            deck={deck}
            label={guide.title}
            cards={cardsAs(isRead ? 'open' : 'low')}
            className="print:grid-cols-1 print:gap-8"
          />
          <ReadMore isRead={isRead} onChange={setRead} />
        </div>
      )}
    </section>
  );
}

type ReadMoreProps = { isRead: boolean; onChange: (isRead: boolean) => void };

/** At the foot of low cards; wide ones show all that they hold. */
export function ReadMore({ isRead, onChange }: ReadMoreProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isRead}
      icon={isRead ? <ChevronUp className="size-5" /> : <ChevronDown className="size-5" />}
      className="absolute right-1 bottom-1 @xl:hidden print:hidden"
      onClick={() => onChange(!isRead)}
    >
      {isRead ? words.readLess : words.readMore}
    </Button>
  );
}
