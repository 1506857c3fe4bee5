import type { ReactNode } from 'react';
import type { Jar } from '#domain/contract/glances.ts';
import type { PlantingEntry } from '#domain/contract/planting.ts';
import type { Project } from '#domain/contract/projects.ts';
import type { StepFormData } from '#domain/contract/steps.ts';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { jarOf, seenIn } from '#domain/rules/jar.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/jar.ts';
import { CheckCard } from './check-card.tsx';
import { NextStamp, StampList } from './stamp-list.tsx';

export type JarCardProps = {
  project: Pick<Project, 'id' | 'status'>;
  /** What was written of the harvest. */
  harvest: StepFormData;
  looks: readonly TrackingEntry[];
  /** Those that are no drafts. */
  plantings: readonly PlantingEntry[];
  /** The drawing of a jar; the page hands it in. */
  drawingOf: (jar: Jar) => ReactNode;
};

/** The weekly check (§25), the jar as it grows with the entries (§15.5), and the stamps that they have earned (§15.6). */
export function JarCard({ project, harvest, looks, plantings, drawingOf }: JarCardProps) {
  const standing = plantings.filter((planting) => planting.isCompleted).length;
  const jar = jarOf(harvest, seenIn(looks), { all: plantings.length, standing });
  const recorded = { harvest, looks, plantings };
  return (
    <>
      {harvest.waterPlacementDate && (
        <CheckCard
          projectId={project.id}
          isCompleted={project.status === 'completed'}
          inWaterSince={harvest.waterPlacementDate}
          entries={looks}
        />
      )}
      <Card as="section" aria-labelledby="jar" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {drawingOf(jar)}
          <div className="grid min-w-0 grow basis-30 gap-1">
            <h3 id="jar" className="text-lg">
              {jar.stage === 'pot' || jar.stage === 'ground' ? words.yourTree : words.yourJar}
            </h3>
            {/* The drawing says the same to whoever does not see it. */}
            <p aria-hidden="true" className="wrap-anywhere">
              {words.shows(jar)}
            </p>
            <NextStamp recorded={recorded} />
          </div>
        </div>
        <StampList recorded={recorded} />
      </Card>
    </>
  );
}
