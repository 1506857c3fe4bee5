import type { Work } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { dayIn } from '#domain/rules/platform/dates.ts';
import { sumHours } from '#domain/rules/platform/hours.ts';

/** The recorded hours of a project. */
export type RecordedHours = {
  readonly steps: readonly {
    readonly stepNumber: number;
    readonly formData: StepFormData;
    /** When the step was finished, an ISO moment; null while it is not. */
    readonly completedAt: string | null;
  }[];
  readonly trackingEntries: readonly {
    readonly observedAt: string;
    readonly timeSpent: number | null;
    readonly isDraft: boolean;
  }[];
  readonly plantingEntries: readonly {
    readonly plantingDate: string;
    readonly timeSpent: number | null;
    readonly isDraft: boolean;
  }[];
};

export type HoursLedger = {
  /** In the order of their days; those without one at the end. Hours to the hundredth, as they count. */
  readonly rows: readonly { readonly day: string | null; readonly work: Work; readonly hours: number }[];
  /** The same as the report's total (PRODUCT.md#hours-in-all). */
  readonly total: number;
};

/**
 * PRODUCT.md#the-record-of-hours: every hour of a project with its day, `YYYY-MM-DD`. An entry has the day that the
 * child gave it, the harvest too; the other hours of a step have no day of their own, so they have the one on which the
 * step was finished, or none. Drafts do not count.
 * @param timeZone where the child is, an IANA name.
 */
export function hoursLedger(recorded: RecordedHours, timeZone: string): HoursLedger {
  const step = (number: number) => recorded.steps.find((it) => it.stepNumber === number);
  const data = (number: number) => step(number)?.formData ?? {};
  const finished = (number: number) => step(number)?.completedAt ?? null;
  const found: readonly (readonly [at: string | null, work: Work, hours: number | null | undefined])[] = [
    [finished(2), 'picking', data(2).timeSpentStep2],
    [data(3).collectionTime || finished(3), 'harvesting', data(3).timeSpentStep3],
    ...recorded.trackingEntries
      .filter((entry) => !entry.isDraft)
      .map((entry) => [entry.observedAt, 'tracking', entry.timeSpent] as const),
    [finished(4), 'moreTracking', data(4).timeSpentStep4],
    [finished(4), 'moreTracking', data(4).additionalTimeStep4],
    ...recorded.plantingEntries
      .filter((entry) => !entry.isDraft)
      .map((entry) => [entry.plantingDate, 'planting', entry.timeSpent] as const),
    [finished(5), 'morePlanting', data(5).timeSpentStep5],
  ];
  const rows = found
    .map(([at, work, hours]) => ({
      day: at === null ? null : dayIn(at, timeZone),
      work,
      hours: sumHours([hours]),
    }))
    .filter((row) => row.hours > 0)
    .toSorted((a, b) => Number(a.day === null) - Number(b.day === null) || order(a.day ?? '', b.day ?? ''));
  return { rows, total: sumHours(rows.map((row) => row.hours)) };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
