import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { cx } from '#web/ui/class-names.ts';
import { askAnAdult as askAnAdultTitle } from '#words/guides/deck.ts';
import type { GuideSection } from './guide.ts';

/**
 * As a part of a list; as a card, which on a phone is its picture with one sentence, or, turned, its words; on paper for
 * the field. A wide card and paper have room for both.
 */
export type SectionLook = 'listed' | 'picture' | 'words' | 'printed';

const NARROW_ONLY = '@xl:hidden print:hidden';
const NOT_NARROW = 'not-print:@max-xl:hidden';
/** A heading for screen readers alone stays within its card. */
const CARD =
  'relative h-full @xl:content-center @xl:items-center @xl:gap-x-8 @xl:p-6 @xl:has-[figure]:grid-cols-2';

const LOOKS: Readonly<
  Record<SectionLook, { all: string; text?: string; heading?: string; words?: string; picture?: string }>
> = {
  listed: { all: 'items-start gap-x-8 gap-y-4 @xl:has-[figure]:grid-cols-[3fr_2fr]' },
  picture: {
    all: `gap-y-2 not-print:@max-xl:grid-rows-[auto_1fr] not-print:@max-xl:p-3 print:gap-y-4 ${CARD}`,
    text: 'content-center',
    heading: 'not-print:@max-xl:sr-only',
    words: NOT_NARROW,
    picture: 'not-print:order-first not-print:@max-xl:max-w-64',
  },
  words: {
    all: `gap-y-4 not-print:@max-xl:content-start not-print:@max-xl:p-4 ${CARD}`,
    picture: `not-print:order-first ${NOT_NARROW}`,
  },
  // Eight of them have to stand on two pages.
  printed: { all: 'items-start gap-x-6 gap-y-2 @lg:grid-cols-[minmax(0,1fr)_54mm]' },
};

type GuideSectionBodyProps = {
  section: GuideSection;
  /** Its heading, unless the caller folds the section away under it. */
  heading?: ReactNode;
  /** The part before its heading. */
  lead?: ReactNode;
  illustration?: ReactNode;
  look?: SectionLook;
};

/** The words of a section and its picture, side by side where there is room. It asks its place how wide that is. */
export function GuideSectionBody(props: GuideSectionBodyProps) {
  const { section, illustration, look = 'listed' } = props;
  const { gist, sentences, list, steps, askAnAdult } = section;
  const { all, text = 'content-start', heading, words, picture } = LOOKS[look];
  return (
    <div className={cx('grid', all)}>
      <div className={cx('grid min-w-0 gap-3', text)}>
        {props.lead && <div className={words}>{props.lead}</div>}
        {props.heading && <div className={heading}>{props.heading}</div>}
        {look === 'picture' && (
          <div className={cx('grid gap-3', NARROW_ONLY)}>
            <p className="text-balance text-center font-semibold text-lg leading-snug">{gist}</p>
            {askAnAdult && <AdultLine>{askAnAdult}</AdultLine>}
          </div>
        )}
        <div className={words}>
          <div className="prose">
            {sentences && <p>{sentences.join(' ')}</p>}
            {list && <ul>{list.map(listItem)}</ul>}
            {steps && <ol>{steps.map(listItem)}</ol>}
            {askAnAdult && (
              <Alert tone="warning" title={askAnAdultTitle}>
                {askAnAdult}
              </Alert>
            )}
          </div>
        </div>
      </div>
      {illustration && <figure className={cx('mx-auto w-full max-w-lg', picture)}>{illustration}</figure>}
    </div>
  );
}

/** Under the picture of a card: what needs a grown-up is in sight before anything is turned. */
function AdultLine({ children }: { children: string }) {
  return (
    <p className="flex gap-2 rounded-md bg-sun-soft px-3 py-2 text-on-sun-soft leading-snug">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="font-semibold">{askAnAdultTitle}:</strong> {children}
      </span>
    </p>
  );
}

const listItem = (words: string) => <li key={words}>{words}</li>;
