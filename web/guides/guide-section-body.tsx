import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { cx } from '#web/ui/class-names.ts';
import { askAnAdult as askAnAdultTitle } from '#words/guides/deck.ts';
import type { GuideSection } from './guide.ts';

/** As a part of a list; as a card; as a card that on a phone is no higher than its picture; on paper for the field. */
export type SectionLook = 'listed' | 'open' | 'low' | 'printed';

const SIDE_BY_SIDE = '@xl:has-[figure]:grid-cols-[3fr_2fr]';

const LOOKS: Readonly<Record<SectionLook, { all: string; words?: string; picture?: string }>> = {
  listed: { all: `gap-x-8 gap-y-4 ${SIDE_BY_SIDE}` },
  open: {
    all: `gap-x-8 gap-y-4 ${SIDE_BY_SIDE} not-print:p-4 not-print:pb-14 @xl:p-6!`,
    picture: '@max-xl:order-first',
  },
  low: {
    all: `gap-x-3 ${SIDE_BY_SIDE} not-print:p-3 @3xs:@max-xl:grid-cols-[4fr_5fr] @xl:gap-x-8 @xl:p-6! print:gap-y-4`,
    words:
      'not-print:@max-xl:h-35 not-print:@max-xl:overflow-hidden not-print:@max-xl:leading-snug not-print:@max-xl:[mask-image:linear-gradient(#000_55%,transparent_78%)]',
    picture: '@max-xl:order-first @max-3xs:hidden',
  },
  // Eight of them have to stand on two pages.
  printed: { all: 'gap-x-6 gap-y-2 @lg:grid-cols-[minmax(0,1fr)_54mm]' },
};

type GuideSectionBodyProps = {
  section: GuideSection;
  /** What stands before its words: its heading, unless the caller folds the section away under it. */
  children?: ReactNode;
  illustration?: ReactNode;
  look?: SectionLook;
};

/** The words of a section and its picture, side by side where there is room. It asks its place how wide that is. */
export function GuideSectionBody(props: GuideSectionBodyProps) {
  const { section, children, illustration, look = 'listed' } = props;
  const { sentences, list, steps, askAnAdult } = section;
  const { all, words, picture } = LOOKS[look];
  return (
    <div className={cx('relative grid items-start', all)}>
      <div className={cx('grid content-start gap-3', words)}>
        {children}
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
      {illustration && (
        <figure className={cx('mx-auto w-full max-w-md self-center', picture)}>{illustration}</figure>
      )}
      {look === 'low' && askAnAdult && <AdultMark />}
    </div>
  );
}

/** The word for the adult may be below the edge of a low card; that there is one is seen all the same. */
function AdultMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 @max-3xs:top-auto @max-3xs:bottom-2 left-2 rounded-full border border-current/30 bg-sun-soft p-1 text-on-sun-soft @xl:hidden print:hidden"
    >
      <TriangleAlert className="size-5" />
    </span>
  );
}

const listItem = (words: string) => <li key={words}>{words}</li>;
