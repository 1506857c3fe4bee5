import type { ReactNode } from 'react';
import { TrackEntriesGuide, TrackIntroduction, TrackThingsToRemember } from '#web/guides/track-guide.tsx';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { readAgain } from '#words/guides/deck.ts';
import * as titles from '#words/guides/track-titles.ts';

/**
 * Step 4's guide, in three parts that a child folds for good (PRODUCT.md#fields). Before the first entry they lead;
 * later they stand folded together.
 */
export function TrackGuide({ leads }: { leads: boolean }) {
  const [isIntroductionOpen, setIntroductionOpen] = useLocalFlag('showStep4Introduction');
  const [areEntriesOpen, setEntriesOpen] = useLocalFlag('trackingInstructionsVisible');
  const [isRememberOpen, setRememberOpen] = useLocalFlag('showStep4ThingsToRemember');
  const level = leads ? 2 : 3;
  const part = (title: string, isOpen: boolean, fold: (isOpen: boolean) => void, body: ReactNode) => (
    <Collapsible title={title} headingLevel={level} open={isOpen} onOpenChange={fold}>
      {body}
    </Collapsible>
  );
  const parts = (
    <div className="grid gap-4">
      {part(titles.introduction, isIntroductionOpen, setIntroductionOpen, <TrackIntroduction />)}
      {part(
        titles.entries,
        areEntriesOpen,
        setEntriesOpen,
        <TrackEntriesGuide headingLevel={leads ? 3 : 4} />,
      )}
      {part(titles.remember, isRememberOpen, setRememberOpen, <TrackThingsToRemember />)}
    </div>
  );
  if (leads) return parts;
  return (
    <Collapsible title={readAgain} headingLevel={2}>
      {parts}
    </Collapsible>
  );
}
