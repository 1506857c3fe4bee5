import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Reader, useVoice } from '#web/lib/read-aloud.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import * as spoken from '#words/guides/reading-tools.ts';
import { markRead, sentenceInView } from './mark-read.ts';
import { sentencesOnPage } from './sentences-on-page.ts';

export type ReadingToolsProps = {
  /** The element with the words to read. */
  words: RefObject<HTMLElement | null>;
  /** For a guide as cards: the one in view, and the way to another. */
  cards?: { readonly inView: number; readonly goTo: (card: number) => void };
  /** Before it begins: what is cut off is to be seen. */
  onStart?: () => void;
  className?: string;
};

const ICON = 'size-5 shrink-0';
/** On a phone the picture stands for it. */
const LABEL = '@max-xl:sr-only';

/** PRODUCT.md#reading-aloud: reads a guide aloud, where the device has a voice. */
export function ReadingTools({ className, ...aloud }: ReadingToolsProps) {
  const voice = useVoice();
  if (!voice) return null;
  return (
    <div className={cx('flex gap-x-1 print:hidden', className)}>
      <ReadAloud {...aloud} voice={voice} />
    </div>
  );
}

type ReadAloudProps = Omit<ReadingToolsProps, 'className'> & { voice: SpeechSynthesisVoice };

const STATES = {
  silent: { label: spoken.read, Icon: Volume2 },
  reading: { label: spoken.pause, Icon: Pause },
  paused: { label: spoken.goOn, Icon: Play },
} as const;

function ReadAloud({ words, cards, onStart, voice }: ReadAloudProps) {
  const [state, setState] = useState<keyof typeof STATES>('silent');
  const reader = useRef<Reader>(undefined);
  /** The card of each sentence. */
  const places = useRef<readonly number[]>([]);
  const first = useRef<HTMLButtonElement>(null);
  const deck = useRef(cards);
  deck.current = cards;
  useEffect(() => () => reader.current?.stop(), []);
  useStopOnClosing(words, state !== 'silent', () => reader.current?.stop());

  const inView = cards?.inView;
  useEffect(() => {
    // Turned by hand, it goes on with the card that is there now.
    const current = reader.current;
    if (!current || inView === undefined || places.current[current.at] === inView) return;
    current.readFrom(Math.max(0, places.current.indexOf(inView)));
    setState('reading');
  }, [inView]);

  const start = () => {
    const root = words.current;
    if (!root) return;
    onStart?.();
    const sentences = sentencesOnPage(root);
    places.current = sentences.map(({ block }) => cardOf(block));
    reader.current = new Reader(sentences, voice, {
      onSentence: (sentence, index) => {
        const card = places.current[index] ?? -1;
        if (deck.current && deck.current.inView !== card) deck.current.goTo(card);
        markRead(sentence);
        sentenceInView(sentence);
      },
      onEnd: () => {
        reader.current = undefined;
        markRead(null);
        setState('silent');
      },
    });
    setState('reading');
    reader.current.readFrom(cards ? Math.max(0, places.current.indexOf(cards.inView)) : 0);
  };
  const press = () => {
    if (state === 'silent') return start();
    if (state === 'reading') reader.current?.pause();
    else reader.current?.readFrom(reader.current.at);
    setState(state === 'reading' ? 'paused' : 'reading');
  };
  const { label, Icon } = STATES[state];
  return (
    <>
      <Button
        ref={first}
        variant="quiet"
        size="sm"
        icon={<Icon aria-hidden="true" className={ICON} />}
        onClick={press}
      >
        <span className={LABEL}>{label}</span>
      </Button>
      {state !== 'silent' && (
        // In words the row would be two on a telephone, and what is read would jump.
        <IconButton
          label={spoken.stop}
          icon={<Square className={ICON} />}
          onClick={() => {
            reader.current?.stop();
            first.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Which card of a deck an element stands on. */
function cardOf(block: Element): number {
  const card = block.closest('[aria-roledescription="slide"]');
  return card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
}

/** A guide that is folded away is not read on. */
function useStopOnClosing(words: RefObject<HTMLElement | null>, isReading: boolean, stop: () => void) {
  const onClosing = useRef(stop);
  onClosing.current = stop;
  useEffect(() => {
    const fold = words.current?.closest('.fold');
    if (!fold || !isReading) return;
    const watch = new MutationObserver(() => fold.hasAttribute('hidden') && onClosing.current());
    watch.observe(fold, { attributeFilter: ['hidden'] });
    return () => watch.disconnect();
  }, [words, isReading]);
}
