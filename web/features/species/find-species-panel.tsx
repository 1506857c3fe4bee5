import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { SpeciesQuery } from '#domain/contract/species/species.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { rememberPlace, useWayBack } from '#web/ui/use-way-back.ts';
import * as words from '#words/species/species-search.ts';
import type { useChoice } from './choose-species-dialog.tsx';
import { ForYouList } from './for-you-list.tsx';
import { SpeciesBrowser } from './species-browser.tsx';
import { openingFilter, useTreesForYou } from './use-trees-for-you.ts';

/** Where the trees found stand on the step itself; on a phone they are 25 screens of it. */
const ROOM_FOR_ALL = '(width >= 48rem)';

export type FindSpeciesPanelProps = {
  /** The project, whose trees can be searched on screens of their own too. */
  projectId: string;
  startState: string | null;
  emptyIllustration?: ReactNode;
  choice: ReturnType<typeof useChoice>;
};

/** Four trees first; who looks for another one finds it in their place. */
export function FindSpeciesPanel({
  projectId,
  startState,
  emptyIllustration,
  choice,
}: FindSpeciesPanelProps) {
  useWayBack();
  const opening = useMemo(() => openingFilter(startState), [startState]);
  const [asked, ask] = useState<SpeciesQuery | null>(null);
  const isLooking = asked !== null;
  const hasRoom = useMediaQuery(ROOM_FOR_ALL);
  const { count, trees } = useTreesForYou(startState);
  const search = useRef<HTMLDivElement>(null);
  const searchTop = useRef<number>(null);
  const change = (next: SpeciesQuery) => {
    searchTop.current = search.current?.getBoundingClientRect().top ?? null;
    // Filters set back by hand still search; only [Clear filters] returns to the opening.
    ask(next === opening ? null : next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above the search comes and goes with it
  useLayoutEffect(() => {
    // The field being typed in stays where it is.
    if (searchTop.current === null || !search.current) return;
    window.scrollBy(0, search.current.getBoundingClientRect().top - searchTop.current);
  }, [isLooking]);
  return (
    <>
      {!isLooking && <ForYouList state={startState} onLook={choice.look} onChoose={choice.ask} />}
      <div ref={search} className="grid gap-5 [overflow-anchor:none]">
        <div className="flex flex-wrap gap-3">
          <FindLink to="trees" projectId={projectId}>
            {words.seeAll(count)}
          </FindLink>
          <FindLink to="detective" projectId={projectId}>
            {words.detective}
          </FindLink>
        </div>
        <SpeciesBrowser
          filter={asked ?? opening}
          opening={opening}
          onFilter={change}
          lists={isLooking || hasRoom}
          listed={isLooking ? undefined : trees}
          mayClear={isLooking}
          onLook={choice.look}
          onChoose={choice.ask}
          onOther={choice.name}
          emptyIllustration={emptyIllustration}
        />
      </div>
    </>
  );
}

type FindLinkProps = { to: 'trees' | 'detective'; projectId: string; children: ReactNode };

/** To a screen of its own, from which Back leads here again. */
function FindLink({ to, projectId, children }: FindLinkProps) {
  const id = `find-${to}`;
  return (
    <Link
      id={id}
      href={paths[to](projectId)}
      state={{ depth: 1 }}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      onClick={() => rememberPlace(id)}
    >
      {children}
    </Link>
  );
}
