import { Collapsible } from '#web/ui/collapsible.tsx';
import { readAgain } from '#words/guides/deck.ts';
import { GuideDeck, type GuideDeckProps } from './guide-deck.tsx';

export type GuidePlace = {
  /** It was followed, and stands below what was recorded: folded away on the screen, but not on paper. */
  again?: boolean;
};

/** The guide of a step, where the step begins with it and where it does not. */
export function StepGuide({ again = false, ...guide }: GuidePlace & Omit<GuideDeckProps, 'headingLevel'>) {
  if (!again) return <GuideDeck {...guide} headingLevel={2} />;
  return (
    <div className="unfolded-in-print">
      <Collapsible title={readAgain} headingLevel={2}>
        <GuideDeck {...guide} headingLevel={3} />
      </Collapsible>
    </div>
  );
}
