import { BookOpen, CircleStop, KeyRound, type LucideIcon, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Child } from '#domain/contract/family/parent.ts';
import * as words from '#words/family/parent-page.tsx';
import { FIRST_PART, type PagePart, PLACES, type Place, partId, useLeading } from './use-parent-place.ts';

/** The child of the part; the page may show several. */
type NamedChild = Pick<Child, 'id' | 'firstName'>;

const ICONS: Readonly<Record<Place, LucideIcon>> = {
  ...{ work: BookOpen, permissions: KeyRound, family: UsersRound, stop: CircleStop },
};

/**
 * The bar of the four places of a child's page. It stays in sight where it is one row, so that whoever wants to stop need
 * not look for it; with large letters it has more, and would cover what is read.
 */
export function PlacesPanel({ child: { id, firstName } }: { child: NamedChild }) {
  const { place, lead } = useLeading();
  return (
    <nav
      aria-label={words.onThisPageOf(firstName)}
      className="stays-on-top -mx-gutter top-0 z-20 border-line border-b bg-paper px-gutter [@media(min-height:30rem)]:@min-[17rem]:sticky print:hidden"
    >
      <ul className="flex flex-wrap @min-[17rem]:flex-nowrap">
        {PLACES.map((item) => {
          const Icon = ICONS[item];
          return (
            <li
              key={item}
              // Its words go on two lines before it stands in a line of its own.
              className="wrap-normal flex w-min flex-auto last:grow-5 sm:w-auto sm:last:grow"
            >
              <button
                type="button"
                aria-current={item === place ? 'true' : undefined}
                onClick={() => lead(id, FIRST_PART[item])}
                className={
                  'flex min-h-14 min-w-11 flex-1 flex-col items-center justify-center gap-0.5 border-transparent border-b-3 px-1 py-1.5 ' +
                  'text-center font-semibold text-ink-soft text-sm leading-tight transition-colors hover:text-ink sm:flex-row sm:gap-2 sm:text-base ' +
                  'aria-[current]:border-forest aria-[current]:text-forest forced-colors:aria-[current]:underline'
                }
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {words.places[item]}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export type PlacePanelProps = { of: Place; children: ReactNode };

/** One of the four places. The others stay as they are: nothing that was typed there is lost. */
export function PlacePanel({ of, children }: PlacePanelProps) {
  return (
    <div hidden={useLeading().place !== of} className="grid grid-cols-1 gap-10">
      {children}
    </div>
  );
}

export type PagePartPanelProps = {
  child: NamedChild;
  part: PagePart;
  /** Within another part. */
  isInner?: boolean;
  /** Beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One part of the page; the keyboard goes on at its heading where something in it was deleted. */
export function PagePartPanel({ child, part, isInner = false, beside, children }: PagePartPanelProps) {
  const id = partId(child.id, part);
  const { arrive } = useLeading();
  const Heading = isInner ? 'h3' : 'h2';
  useEffect(() => arrive(id));
  return (
    <section aria-label={words.partOf(words.parts[part], child.firstName)} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={id} tabIndex={-1} className={isInner ? 'scroll-mt-4 text-lg' : 'scroll-mt-4 text-xl'}>
          {words.parts[part]}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  );
}
