/** A troop on paper for a meeting, and its hours for a spreadsheet: no notes, no photos, no full names (§21). */
import type { Scout, ScoutProgress } from '#domain/contract/leader.ts';
import type { Paper } from '#domain/contract/report.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { shownTotalHours } from '#domain/rules/summary.ts';
import { troopName } from '#domain/rules/troops.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import type { PdfDocument } from '#server/pdf/pdf-document.ts';
import type { TroopFacts } from '#server/troops/troops.store.ts';

const STATUS: Readonly<Record<ScoutProgress['status'], string>> = {
  draft: 'Draft',
  in_progress: 'In Progress',
  completed: 'Completed',
};

const dayOf = (day: string | null) => (day === null ? '–' : spokenUtcDay(Date.parse(`${day}T00:00Z`)));

function rowOf({ name, projects: [project] }: Scout): string[] {
  if (!project) return [name, 'Not started', '–', '–'];
  const { status, currentStep, totalSteps, species, nextCheck } = project;
  const step = status === 'completed' ? 'Finished' : `Step ${currentStep} of ${totalSteps}`;
  return [name, step, species ?? '–', dayOf(nextCheck)];
}

/** The sheet for a meeting, with a box to tick for each scout. */
export function sheetOf(
  troop: TroopFacts,
  scouts: readonly Scout[],
  { siteName, madeAt, paper }: { siteName: string; madeAt: number; paper: Paper },
): PdfDocument {
  const day = spokenUtcDay(madeAt);
  return {
    title: `${troopName(troop)}, ${day}`,
    paper,
    foot: `${siteName} · ${troopName(troop)} · For this meeting only`,
    blocks: [
      {
        kind: 'title',
        text: troopName(troop),
        lines: [troop.name, `Meeting sheet of ${day}`].filter(Boolean),
      },
      scouts.length === 0
        ? { kind: 'paragraph', text: 'No scout yet: parents say yes first.' }
        : {
            kind: 'ticks',
            heads: ['Here', 'Scout', 'Step', 'Tree', 'Next check'],
            rows: scouts.map(rowOf),
          },
    ],
  };
}

const HEADS = ['Scout', 'Tree', 'Status', 'Step', 'Cuttings', 'Trees planted', 'Hours'];

/** The hours of a troop, a line for each project; its names cannot start a formula. */
export function hoursOf(scouts: readonly Scout[]): string {
  const rows = scouts.flatMap(({ name, projects }) =>
    projects.map((it) => [
      name,
      it.species ?? '',
      STATUS[it.status],
      String(it.currentStep),
      String(it.cuttings),
      String(it.planted),
      shownTotalHours(it.hours),
    ]),
  );
  return toCsv([HEADS, ...rows]);
}
