import { type ReactNode, useEffect, useState } from 'react';
import type { Jar } from '#domain/contract/notebook/glances.ts';
import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { jarOf, seenIn } from '#domain/rules/notebook/jar.ts';
import { lastLookOf, nextCheckOf } from '#domain/rules/notebook/rhythm.ts';
import { sawFirstRoot, showsRoots } from '#domain/rules/notebook/tracking.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { useToday } from '#web/lib/use-today.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/jar.ts';
import { StampRow } from './stamp-list.tsx';

const JarMenuButton = lazyPart(async () => (await import('./jar-menu-button.tsx')).JarMenuButton, {
  meanwhile: <div className="size-11" />,
});
const FirstRootCard = lazyPart(async () => (await import('./first-root-card.tsx')).FirstRootCard);

export type JarCardProps = {
  project: Pick<Project, 'id' | 'status'>;
  /** The words on the harvest. */
  harvest: StepFormData;
  looks: readonly TrackingEntry[];
  /** Those that are no drafts. */
  plantings: readonly PlantingEntry[];
  /** The look that the child has finished just now. */
  finishedId: string | null;
  /** The first root was seen, and the screen goes on. */
  onSeen: () => void;
  /** The drawing of a jar; the page hands it in. */
  drawingOf: (jar: Jar, size: 'normal' | 'large') => ReactNode;
};

/**
 * The jar as it grows with the entries (PRODUCT.md#the-jar), its first root as a moment, and the stamps that they have
 * earned (PRODUCT.md#stamps).
 */
export function JarCard(props: JarCardProps) {
  const { project, harvest, looks, plantings, finishedId, onSeen, drawingOf } = props;
  const standing = plantings.filter((planting) => planting.isCompleted).length;
  const jarWith = (seen: readonly TrackingEntry[]) =>
    jarOf(harvest, seenIn(seen), { all: plantings.length, standing });
  const jar = jarWith(looks);
  const [isAwaited, setAwaited] = useLocalFlag(`firstRootAwaits:${project.id}`);
  const [hasDays, showDays] = useState(false);
  const inWaterSince = harvest.waterPlacementDate ?? null;
  const isCompleted = project.status === 'completed';
  const nextCheck = nextCheckOf({ lastLook: lastLookOf(looks), inWaterSince, isCompleted }, useToday());
  const isFirstRoot = isAwaited && finishedId !== null && sawFirstRoot(looks, finishedId);
  const isNear = isAwaited && looks.length > 0 && !looks.some((look) => !look.isDraft && showsRoots(look));
  // The jar stands there until the file of the moment has come, and where it does not.
  const isMomentThere = useIsThere(FirstRootCard, isNear || isFirstRoot);
  return (
    <Card as="section" aria-labelledby="jar" className="grid justify-items-center gap-2 text-center">
      <h3 id="jar" className="sr-only">
        {jar.stage === 'pot' || jar.stage === 'ground' ? words.yourTree : words.yourJar}
      </h3>
      {isFirstRoot && isMomentThere ? (
        <FirstRootCard
          before={jarWith(looks.filter(({ id }) => id !== finishedId))}
          after={jar}
          drawingOf={(shown) => drawingOf(shown, 'large')}
          onClose={() => {
            setAwaited(false);
            onSeen();
          }}
        />
      ) : (
        <>
          {drawingOf(jar, 'normal')}
          {/* The drawing says the same to whoever does not see it. */}
          <p aria-hidden="true" className="wrap-anywhere max-w-md text-balance text-lg leading-snug">
            {words.shows(jar)}
          </p>
        </>
      )}
      <StampRow recorded={{ harvest, looks, plantings }} hasDays={hasDays}>
        <div className="print:hidden">
          <JarMenuButton
            projectId={project.id}
            inWaterSince={inWaterSince}
            nextCheck={nextCheck}
            hasDays={hasDays}
            onDays={showDays}
          />
        </div>
      </StampRow>
    </Card>
  );
}

/** True once a lazy part's file has come. It is fetched when wanted, and again at the next wish. */
function useIsThere({ arrival }: { arrival: () => Promise<void> }, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    arrival().then(
      () => setThere(true),
      () => undefined, // what stands meanwhile stays
    );
  }, [arrival, isWanted]);
  return isThere;
}
