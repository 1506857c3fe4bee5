import { ORGANIZATION_NAMES, type User } from '#domain/contract/accounts.ts';
import type { Photo } from '#domain/contract/photos.ts';
import type { CompletionSummary, Moment } from '#domain/contract/projects.ts';
import type { ReportQuery } from '#domain/contract/report.ts';
import { longDate } from '#domain/rules/dates.ts';
import { KIND_WORDS, ownCaption, photoAlt } from '#domain/rules/photo.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import { shownSum, shownTotalHours, speciesTitle } from '#domain/rules/summary.ts';
import type { ReducedJpeg } from '#server/files/reduced-jpeg.ts';
import type { Block, Dated, PdfDocument, Picture } from '#server/pdf/pdf-document.ts';

export type Author = Pick<User, 'firstName' | 'lastName' | 'organization' | 'troopNumber'>;
export type SetPhoto = { readonly photo: Photo; readonly reduced: ReducedJpeg };
export type ReportParts = {
  readonly summary: CompletionSummary;
  readonly author: Author;
  readonly photos: readonly SetPhoto[];
  readonly siteName: string;
};

/** The report of a project as a document: what the completion page shows, and a line for an adult to sign. */
export function reportDocument(parts: ReportParts, { paper, timeZone }: ReportQuery): PdfDocument {
  const { summary, author, photos, siteName } = parts;
  const title = 'Tree Cloning Report';
  const name = `${author.firstName} ${author.lastName}`.trim();
  const blocks: Block[] = [
    {
      kind: 'title',
      text: title,
      lines: [summary.project.name, `By ${name}`, troopLine(author)].filter(Boolean),
    },
    figuresOf(summary),
    factsOf(summary, timeZone),
    ...sumOf(summary),
    ...timelineOf(summary.timeline, timeZone),
    ...picturesOf(photos, timeZone),
    {
      kind: 'signature',
      text: `I have read this report with ${author.firstName}.`,
      lines: ["Adult's signature", 'Date'],
    },
  ];
  return { title: `${title}: ${summary.project.name}`, paper, foot: `${siteName} · ${title}`, blocks };
}

function troopLine({ organization, troopNumber }: Author): string {
  const troop = troopNumber ? `Troop ${troopNumber}` : '';
  return [organization ? ORGANIZATION_NAMES[organization] : '', troop].filter(Boolean).join(', ');
}

function figuresOf({ cuttingCount, plantingEntriesCount, totalTimeSpent }: CompletionSummary): Block {
  return {
    kind: 'figures',
    figures: [
      { label: 'Cuttings harvested', value: String(cuttingCount) },
      { label: 'Trees planted', value: String(plantingEntriesCount) },
      { label: 'Total hours', value: shownTotalHours(totalTimeSpent) },
    ],
  };
}

function factsOf(summary: CompletionSummary, timeZone: string): Block {
  const { project, species } = summary;
  const finished = project.completedAt ? longDate(project.completedAt, timeZone) : 'Not finished yet';
  return {
    kind: 'facts',
    facts: [
      {
        label: 'Species',
        value: speciesTitle(summary) ?? 'No tree chosen yet',
        ...(species && { note: species.scientificName }),
      },
      { label: 'Started', value: longDate(project.createdAt, timeZone) },
      { label: 'Finished', value: finished },
    ],
  };
}

/** RULINGS 26: how the hours add up. */
function sumOf(summary: CompletionSummary): Block[] {
  if (summary.hours.length === 0) return [];
  const { rows, total } = shownSum(summary);
  return [
    { kind: 'heading', text: 'How the hours add up' },
    {
      kind: 'sum',
      heads: ['Work', 'Hours'],
      rows: rows.map(([label, hours]) => [label, hours]),
      total: ['Total', total],
    },
  ];
}

function timelineOf(timeline: readonly Moment[], timeZone: string): Block[] {
  if (timeline.length === 0) return [];
  const moments = timeline.map(
    ({ kind, at, day, title, details }): Dated => ({
      day: `Day ${day}`,
      date: longDate(at, timeZone),
      title,
      details,
      isMilestone: kind !== 'observation',
    }),
  );
  return [
    { kind: 'heading', text: 'Timeline' },
    { kind: 'timeline', heads: ['When', 'What happened'], moments },
  ];
}

function picturesOf(photos: readonly SetPhoto[], timeZone: string): Block[] {
  if (photos.length === 0) return [];
  const pictures = photos.map(({ photo, reduced }): Picture => {
    const { stepNumber, kind, caption } = photo;
    const day = longDate(photo.takenAt ?? photo.uploadedAt, timeZone);
    return {
      ...reduced,
      alt: photoAlt(photo),
      title: `Step ${stepNumber}: ${stepTitle(stepNumber)}`,
      note: [day, kind ? KIND_WORDS[kind] : '', ownCaption(caption)].filter(Boolean).join(', '),
    };
  });
  return [
    { kind: 'heading', text: 'Photos' },
    { kind: 'pictures', pictures },
  ];
}
