/**
 * A troop on paper for a meeting, and its hours for a spreadsheet: no notes, no photos, no full names
 * (PRODUCT.md#what-a-leader-sees).
 */

import type { ReportQuery } from '#domain/contract/report/report.ts';
import type { Scout } from '#domain/contract/troop/leader.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { toCsv } from '#domain/rules/platform/csv.ts';
import { shownTotalHours } from '#domain/rules/report/summary.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { documentWords } from '#languages/documents.ts';
import { isoTime, spokenDayIn, spokenUtcDay } from '#server/platform/db/timestamps.ts';
import type { PdfDocument } from '#server/report/exports.ts';
import type { TroopFacts } from '#server/troop/troops.store.ts';

const WORDS = documentWords('troop');

function dayOf(day: string | null, language: Language): string {
  return day === null ? '–' : spokenUtcDay(Date.parse(`${day}T00:00Z`), language);
}

function rowOf({ name, projects: [project] }: Scout, language: Language): string[] {
  const words = WORDS[language];
  if (!project) return [name, words.notStarted, '–', '–'];
  const { status, currentStep, totalSteps, species, nextCheck } = project;
  const step = status === 'completed' ? words.finished : words.stepOf(currentStep, totalSteps);
  return [name, step, species === null ? '–' : words.treeNamed(species), dayOf(nextCheck, language)];
}

/** The sheet for a meeting in a language, with a box to tick for each scout. */
export function sheetOf(
  troop: TroopFacts,
  scouts: readonly Scout[],
  { siteName, madeAt }: { siteName: string; madeAt: number },
  { paper, language = FIRST_LANGUAGE }: Pick<ReportQuery, 'paper' | 'language'>,
): PdfDocument {
  const words = WORDS[language];
  const day = spokenDayIn(isoTime(madeAt), { timeZone: timeZoneOf(troop.state), language });
  return {
    title: words.titleOf(troop.number, day),
    language,
    paper,
    foot: words.foot(siteName, troop.number),
    blocks: [
      {
        kind: 'title',
        text: words.troop(troop.number),
        lines: [troop.name, words.sheetOf(day)].filter(Boolean),
      },
      scouts.length === 0
        ? { kind: 'paragraph', text: words.noScout }
        : {
            kind: 'ticks',
            heads: [words.here, words.scout, words.step, words.tree, words.nextCheck],
            rows: scouts.map((it) => rowOf(it, language)),
          },
    ],
  };
}

/** The hours of a troop in a language, a line for each project; its names cannot start a formula. */
export function hoursOf(scouts: readonly Scout[], language: Language = FIRST_LANGUAGE): string {
  const words = WORDS[language];
  const heads = [words.scout, words.tree, words.status, words.step];
  const counts = [words.cuttings, words.planted, words.hours];
  const rows = scouts.flatMap(({ name, projects }) =>
    projects.map((project) => [
      name,
      project.species === null ? '' : words.treeNamed(project.species),
      words.statusOf(project.status),
      String(project.currentStep),
      String(project.cuttings),
      String(project.planted),
      shownTotalHours(project.hours),
    ]),
  );
  return toCsv([[...heads, ...counts], ...rows]);
}
