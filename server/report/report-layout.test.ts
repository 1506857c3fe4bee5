import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getReportPdf, type ReportQuery } from '#domain/contract/report/report.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { documentWords } from '#languages/documents.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { tellOfTree } from '#server/testing/told-tree.ts';

/** Portrait and landscape by turns, each of another colour. */
async function photoOf(index: number): Promise<{ name: string; bytes: Uint8Array }> {
  const [width, height] = index % 3 === 0 ? [400, 300] : [300, 400];
  const background = { r: (index * 53) % 200, g: 100 + ((index * 29) % 120), b: (index * 17) % 160 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name: `${index}.jpg`, bytes: new Uint8Array(await picture.jpeg().toBuffer()) };
}

const NOTES = [
  'No roots yet.',
  'Small bumps! '.repeat(6),
  'One leaf went yellow, so I took it off. '.repeat(12),
];
const DAY_MS = 86_400_000;
const BEGAN = Date.UTC(2026, 3, 20);
const dayOf = (day: number) => new Date(BEGAN + day * DAY_MS).toISOString().slice(0, 10);

type Told = {
  /** Weeks of weekly looks. */
  weeks: number;
  hasPhotos?: boolean;
  isPlanted?: boolean;
  /** Adds checks on the planted tree. */
  isLater?: boolean;
  child?: { firstName: string; lastName: string };
  name?: string;
};

async function reportOf(told: Told, query: ReportQuery): Promise<Uint8Array> {
  const { weeks, hasPhotos, isPlanted, isLater, child, name = 'Wanda the willow' } = told;
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student({ troopNumber: '17', ...child });
  const { id } = await world.project(scout, { selectedSpeciesId: 'black-willow', name });
  const { caller } = scout;
  const params = { projectId: id };
  let sent = 0;
  const send = async (to: Endpoint, of: Record<string, string | number>, parts: Record<string, string>) => {
    if (hasPhotos) await caller.upload(to, { ...params, ...of }, [await photoOf(sent++)], parts);
  };
  const save = (stepNumber: number, formData: object) =>
    caller.call(saveStep, { params: { id, stepNumber }, body: { formData } });
  if (weeks > 0) {
    await save(2, { timeSpentStep2: 1.25 });
    await send(uploadStepPhotos, { stepNumber: 2 }, { takenAt: `${dayOf(0)}T10:00` });
    const harvested = { collectionTime: `${dayOf(1)}T09:30`, waterPlacementDate: `${dayOf(1)}T11:00` };
    await save(3, { ...harvested, timeSpentStep3: 2, cuttingCount: 8 });
    await send(uploadStepPhotos, { stepNumber: 3 }, { takenAt: `${dayOf(1)}T10:00` });
  }
  for (let week = 0; week < weeks; week++) {
    const seen = {
      cuttingsAlive: 8,
      cuttingsWithRoots: Math.max(0, week - 2),
      longestRootInches: week > 2 ? week / 4 : null,
    };
    const observedAt = `${dayOf(2 + 7 * week)}T16:30`;
    const body = { ...seen, notes: NOTES[week % 3], observedAt, timeSpent: 0.5, isDraft: false };
    const entry = (await caller.call(createTrackingEntry, { params, body })).body;
    await send(uploadTrackingPhotos, { entryId: entry.id }, { takenAt: observedAt });
  }
  if (isPlanted) {
    const plantingDate = dayOf(7 * weeks);
    const body = { plantingLocation: 'at school', plantingDate, timeSpent: 1 };
    const tree = (await caller.call(createPlantingEntry, { params, body })).body;
    for (const [hour, photoTypes] of ['beforePhoto', 'duringPhoto', 'afterPhoto'].entries())
      await send(
        uploadPlantingPhotos,
        { entryId: tree.id },
        { photoTypes, takenAt: `${plantingDate}T1${hour}:00` },
      );
  }
  if (isLater) await tellOfTree(world, caller, id);
  return (await caller.call(getReportPdf, { params: { id }, query })).bytes;
}

/** A piece of text or a picture on a page, in points from its top left. */
type Piece = { text: string; size: number; top: number; bottom: number; left: number; right: number };

async function pagesOf(bytes: Uint8Array): Promise<{ pieces: Piece[]; width: number; height: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS, Util } = await getResolvedPDFJS();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const texts = (await page.getTextContent()).items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, left = 0, base = 0] = item.transform as number[];
      const top = height - base - size;
      return [{ text: item.str, size, top, bottom: height - base, left, right: left + item.width }];
    });
    const { fnArray, argsArray } = await page.getOperatorList();
    const pictures: Piece[] = [];
    const saved: number[][] = [];
    let at = [1, 0, 0, 1, 0, 0];
    fnArray.forEach((op, index) => {
      if (op === OPS.save) saved.push(at);
      else if (op === OPS.restore) at = saved.pop() ?? at;
      else if (op === OPS.transform) at = Util.transform(at, argsArray[index]) as number[];
      else if (op === OPS.paintImageXObject) {
        const [wide = 0, , , high = 0, left = 0, base = 0] = at;
        const [top, bottom] = [height - base - Math.max(0, high), height - base - Math.min(0, high)];
        pictures.push({ text: 'a picture', size: 0, top, bottom, left, right: left + wide });
      }
    });
    pages.push({ pieces: [...texts, ...pictures], width, height });
  }
  return pages;
}

const MARGIN = 54;
const FOOT = 36;
const HEADING = 15;
const FACES = { firstName: 'Wolfeschlegelsteinhausenberger', lastName: 'Ñandú-Größenwałęsa de la Santísima' };
const RIGHT_TO_LEFT = { firstName: 'שרה', lastName: 'الحسن' };

const PROJECTS: Record<string, Told> = {
  'of nothing': { weeks: 0 },
  'of a week without photos': { weeks: 1 },
  'of a week': { weeks: 1, hasPhotos: true },
  'of five weeks': { weeks: 5, hasPhotos: true },
  'of thirteen weeks, planted': { weeks: 13, hasPhotos: true, isPlanted: true },
  'of thirteen weeks without photos': { weeks: 13, isPlanted: true },
  'of which was told later': { weeks: 9, hasPhotos: true, isPlanted: true, isLater: true },
  'with long names': {
    weeks: 3,
    hasPhotos: true,
    child: FACES,
    name: 'The weeping willow by the old creek behind our school '.repeat(2),
  },
  'with names that run to the left': {
    weeks: 3,
    hasPhotos: true,
    child: RIGHT_TO_LEFT,
    name: 'عץ הערבה שלי',
  },
};
const QUERIES: ReportQuery[] = [
  { paper: 'letter', language: 'en', timeZone: 'America/Chicago' },
  { paper: 'a4', language: 'es', timeZone: 'America/Chicago' },
];
/** Returns each text at the foot of a page. */
function footOf({ language = FIRST_LANGUAGE }: ReportQuery, page: number, pages: number): string[] {
  const { title } = documentWords('report')[language];
  return [`Rootling · ${title}`, documentWords('sheet')[language].pageOf(page, pages)];
}
const CASES = Object.entries(PROJECTS).flatMap(([name, told]) =>
  QUERIES.map((query) => [name, query.language, told, query] as const),
);

test.each(CASES)(
  'the pages of a report %s are filled and broken well (%s)',
  async (_name, _language, told, query) => {
    const bytes = await reportOf(told, query);
    const drawn = await pagesOf(bytes);
    const pages = drawn.map(({ pieces, width, height }, index) => ({
      width,
      body: height - 2 * MARGIN - FOOT,
      bottom: height - MARGIN - FOOT,
      pictures: pieces.filter(({ size }) => size === 0),
      pieces: pieces
        .filter(({ text }) => !footOf(query, index + 1, drawn.length).includes(text))
        // The lower part of a high picture lies outside its frame, and is not seen.
        .filter(
          ({ size, top, bottom }) =>
            size > 0 || bottom < height - MARGIN - FOOT || top > height - MARGIN - FOOT,
        )
        .toSorted((a, b) => a.bottom - b.bottom),
    }));
    for (const { pieces, width, bottom } of pages) {
      const below = pieces.filter((piece) => piece.bottom > bottom + 1);
      expect(below, 'what lies below a page').toEqual([]);
      const last = pieces.at(-1);
      expect(last, 'a page is empty').toBeDefined();
      expect(last?.size, `a page ends with its heading ${last?.text}`).not.toBeCloseTo(HEADING, 1);
      const wide = pieces.filter(
        ({ left, right, size }) => size > 0 && (left < MARGIN - 1 || right > width - MARGIN + 1),
      );
      expect(wide.map(({ text }) => text)).toEqual([]);
    }
    expect(Math.max(...pages.map(({ pictures }) => pictures.length))).toBeLessThanOrEqual(3);
    const [first] = pages;
    const [best] = first?.pictures ?? [];
    const across = (best?.right ?? 0) - (best?.left ?? 0);
    if (told.hasPhotos) expect(across).toBeGreaterThan((first?.width ?? 0) - 2 * MARGIN - 1);
    const drawing = first?.pictures.find(({ left, right }) => Math.abs(right - left - 132) < 1);
    expect(drawing?.right, 'the kind of tree is drawn at the right edge').toBeCloseTo(
      (first?.width ?? 0) - MARGIN,
    );
    const signed = pages.find(({ pieces }) =>
      pieces.some(({ text }) => /^(Adult's signature|Firma de un adulto)$/.test(text)),
    );
    const beside = signed?.pieces.filter(({ size }) => size > 0).length ?? 0;
    expect(beside, 'what stands with the lines to sign').toBeGreaterThan(8);
    const end = pages.at(-1);
    const share = ((end?.pieces.at(-1)?.bottom ?? 0) - MARGIN) / (end?.body ?? 1);
    if (pages.length > 1) expect(share, 'how much of the last page is filled').toBeGreaterThanOrEqual(1 / 3);
  },
);
