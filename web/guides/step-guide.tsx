import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/guides/deck.ts';
import { GuideDeck, type GuideDeckProps } from './guide-deck.tsx';
import { useShownView } from './guide-view.ts';

export type GuidePlace = {
  /** It was followed, and stands below what was recorded: folded away on the screen, but not on paper. */
  again?: boolean;
};

type Guided = Omit<GuideDeckProps, 'headingLevel' | 'isWhole'>;

/** The guide of a step, where the step begins with it and where it does not. */
export function StepGuide({ again = false, ...guide }: GuidePlace & Guided) {
  return again ? <FoldedGuide {...guide} /> : <LeadingGuide {...guide} />;
}

/** As the step's menu has it, which stands above. */
function LeadingGuide(guide: Guided) {
  const { isWhole, showWhole } = useShownView();
  return (
    <div className="grid grid-cols-1 gap-4">
      <GuideDeck {...guide} headingLevel={2} isWhole={isWhole} />
      {isWhole && (
        <Button
          variant="secondary"
          className="justify-self-start print:hidden"
          onClick={() => showWhole(false)}
        >
          {words.showOne}
        </Button>
      )}
    </div>
  );
}

function FoldedGuide(guide: Guided) {
  const [isWhole, showWhole] = useState(false);
  return (
    <div className="unfolded-in-print">
      <Collapsible title={words.readAgain} headingLevel={2}>
        <GuideDeck {...guide} headingLevel={3} isWhole={isWhole} />
        <Button variant="quiet" size="sm" className="mt-2 print:hidden" onClick={() => showWhole(!isWhole)}>
          {isWhole ? words.showOne : words.showEverything}
        </Button>
      </Collapsible>
    </div>
  );
}
