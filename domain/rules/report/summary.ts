import type { CompletionSummary, HoursLine, Work } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { sumHours } from '#domain/rules/platform/hours.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';

/** The recorded work that the report adds up. */
export type Recorded = {
  /** The form data of the steps that were saved, by step number. */
  readonly steps: readonly { readonly stepNumber: number; readonly formData: StepFormData }[];
  readonly trackingEntries: readonly { readonly timeSpent: number | null; readonly isDraft: boolean }[];
  readonly plantingEntries: readonly {
    readonly timeSpent: number | null;
    readonly isDraft: boolean;
    readonly isCompleted: boolean;
  }[];
};

type Summary = {
  readonly cuttingCount: number;
  /**
   * Trees planted: finished entries whose tree stands in its final place (PRODUCT.md#hours-in-all,
   * PRODUCT.md#planted-and-documented).
   */
  readonly plantingEntriesCount: number;
  readonly totalTimeSpent: number;
  readonly spent: HoursLine[];
};

/**
 * The sums of the completion report (PRODUCT.md#completion, PRODUCT.md#hours-in-all). Drafts do not count; temporary
 * plantings' hours do.
 */
export function summarize(recorded: Recorded): Summary {
  const data = (step: number) => recorded.steps.find((it) => it.stepNumber === step)?.formData ?? {};
  const tracked = recorded.trackingEntries.filter((entry) => !entry.isDraft);
  const planted = recorded.plantingEntries.filter((entry) => !entry.isDraft);
  const spent: HoursLine[] = [
    { work: 'picking', hours: data(2).timeSpentStep2 ?? 0 },
    { work: 'harvesting', hours: data(3).timeSpentStep3 ?? 0 },
    { work: 'tracking', hours: sumHours(tracked.map((entry) => entry.timeSpent)) },
    {
      work: 'moreTracking',
      hours: sumHours([data(4).timeSpentStep4, data(4).additionalTimeStep4]),
    },
    { work: 'planting', hours: sumHours(planted.map((entry) => entry.timeSpent)) },
    { work: 'morePlanting', hours: data(5).timeSpentStep5 ?? 0 },
  ];
  return {
    cuttingCount: data(3).cuttingCount ?? 0,
    plantingEntriesCount: planted.filter((entry) => entry.isCompleted).length,
    totalTimeSpent: sumHours(spent.map((line) => line.hours)),
    spent: spent.filter((line) => line.hours > 0),
  };
}

/**
 * PRODUCT.md#completion, PRODUCT.md#the-summary: the common name of the species, or else its slug as a title; null
 * while none is chosen.
 */
export function speciesTitle({
  species,
  project,
}: Pick<CompletionSummary, 'species' | 'project'>): string | null {
  if (species) return species.commonName;
  return project.selectedSpecies === null ? null : titleFromSlug(project.selectedSpecies);
}

/** PRODUCT.md#completion: the total of hours, to one decimal. */
export function shownTotalHours(hours: number): string {
  return hours.toFixed(1);
}

type ShownSum = {
  readonly rows: readonly (readonly [work: Work, hours: string])[];
  readonly total: string;
  /** The total of PRODUCT.md#completion, which stands beside it; null where it is the same. */
  readonly about: string | null;
};

/**
 * PRODUCT.md#hours-in-all: how the total is made, all with one decimal, or all with two where one would not show what
 * was recorded.
 */
export function shownSum({ spent, totalTimeSpent }: Pick<Summary, 'spent' | 'totalTimeSpent'>): ShownSum {
  const isInTenths = (value: number) => Number(value.toFixed(1)) === value;
  const decimals = spent.every((line) => isInTenths(line.hours)) ? 1 : 2;
  return {
    rows: spent.map((line) => [line.work, line.hours.toFixed(decimals)]),
    total: totalTimeSpent.toFixed(decimals),
    about: isInTenths(totalTimeSpent) ? null : shownTotalHours(totalTimeSpent),
  };
}
