import type { ReactNode, Ref } from 'react';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { lastLookOf, lookedWeeksOf } from '#domain/rules/notebook/rhythm.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/notebook/rhythm.ts';
import { title } from '#words/notebook/tracking.ts';
import { CheckSummary, LookedWeeksSummary } from './check-summary.tsx';

export type CheckCardProps = {
  project: Pick<Project, 'status'>;
  /** As it was typed. */
  inWaterSince: string | null;
  /** Undefined until they are known. */
  entries: readonly TrackingEntry[] | undefined;
  heading: Ref<HTMLHeadingElement>;
  /** The button. */
  children: ReactNode;
};

/** The week's check (PRODUCT.md#the-weekly-rhythm), and one button for it. */
export function CheckCard({ project, inWaterSince, entries, heading, children }: CheckCardProps) {
  const isCompleted = project.status === 'completed';
  const looked = { lastLook: lastLookOf(entries ?? []), inWaterSince, isCompleted };
  return (
    <Card className="grid gap-3">
      <h2
        id="tracking-entries"
        ref={heading}
        tabIndex={-1}
        className="-mb-1.5 scroll-mt-20 text-base text-ink-soft"
      >
        {title}
      </h2>
      {entries && inWaterSince && (
        <section aria-label={words.heading} className="grid gap-2">
          <CheckSummary looked={looked} />
          <LookedWeeksSummary lookedWeeks={lookedWeeksOf(entries, inWaterSince)} isWordless />
        </section>
      )}
      {children}
    </Card>
  );
}
