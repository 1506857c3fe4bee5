import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { createPlantingEntry, savePlantingDraft } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { createTreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { uploadCheckPhotos, uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { getReportPdf } from '#domain/contract/report/report.ts';
import type { NewAccount } from '#server/accounts/accounts.store.ts';
import { ownProject } from '#server/gates/projects.gate.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { addPhotos } from '#server/testing/many-photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { tellOfTree } from '#server/testing/told-tree.ts';
import { contentsOf } from './project-contents.service.ts';
import { makeReport } from './report.service.ts';

async function openProject(over: Partial<NewAccount> = {}, name?: string) {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student(over);
  const chosen = { selectedSpeciesId: 'black-willow', ...(name && { name }) };
  const { id } = await world.project(scout, chosen);
  const { caller } = scout;
  const params = { projectId: id };
  return {
    world,
    scout,
    id,
    params,
    report: (query: { paper?: 'letter' | 'a4'; timeZone?: string } = {}) =>
      caller.call(getReportPdf, { params: { id }, query }),
    save: (stepNumber: number, formData: Record<string, unknown>) =>
      caller.call(saveStep, { params: { id, stepNumber }, body: { formData } }),
    track: (body: Record<string, unknown>) => caller.call(createTrackingEntry, { params, body }),
    plant: (body: Record<string, unknown>) => caller.call(createPlantingEntry, { params, body }),
  };
}

const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

/** The words of a report as a reader copies them, page by page, each without the line at its foot. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await open(bytes));
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

test('the report tells the whole project in words that can be selected', async () => {
  const { scout, params, report, save, track, plant } = await openProject({
    firstName: 'Zoë',
    troopNumber: '17',
  });
  await save(2, { timeSpentStep2: 1.25 });
  const harvest = { collectionTime: '2026-05-03T09:30', waterPlacementDate: '2026-05-03T11:00' };
  await save(3, { ...harvest, timeSpentStep3: 2, cuttingCount: 8 });
  const seen = { isDraft: false, timeSpent: 0.5 };
  await track({ ...seen, notes: 'White tips!', noticedRootGrowth: true, observedAt: '2026-06-01T08:00' });
  await track({ notes: 'Not yet', isDraft: true, timeSpent: 9, observedAt: '2026-05-20T08:00' });
  await plant({
    plantingType: 'temporary',
    plantingLocation: 'in a pot',
    plantingDate: '2026-06-19',
    timeSpent: 1,
  });
  const { body: tree } = await plant({
    plantingLocation: 'at school',
    plantingDate: '2026-06-20',
    timeSpent: 1,
  });
  const photo = [{ name: 'after.jpg', bytes: await smallJpeg(40) }];
  const parts = { photoTypes: 'afterPhoto', takenAt: '2026-06-20T16:00', caption: 'It stands!' };
  await scout.caller.upload(uploadPlantingPhotos, { ...params, entryId: tree.id }, photo, parts);
  await scout.caller.call(savePlantingDraft, { params, body: { notes: 'A draft', timeSpent: 50 } });

  const { status, headers, bytes } = await report();

  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="black-willow-report.pdf"',
  ]);
  const pages = await wordsOf(bytes);
  expect(pages.join(' ')).toBe(
    [
      'June 20, 2026, after planting, It stands!',
      'Tree Cloning Report Cloning Project - 5/1/2026 By Zoë Reyes Scouts BSA, Troop 17',
      '8 Cuttings harvested 1 Trees planted 5.8 Total hours',
      'Species Black Willow Salix nigra Started May 3, 2026 Finished Not finished yet',
      'Rootling · Tree Cloning Report Page 1 of 2',
      'How the hours add up Work Hours Picking the source tree 1.25 Harvesting cuttings 2.00',
      'Tracking root growth 0.50 Planting 2.00 Total 5.75, about 5.8',
      "I have read this report with Zoë. Adult's signature Date",
      'Timeline When What happened',
      'May 3, 2026 Day 1 Cuttings harvested 8 cuttings',
      'May 3, 2026 Day 1 Cuttings placed in water',
      'June 1, 2026 Day 30 Noticed the first roots White tips!',
      'June 19, 2026 Day 48 Tree planted for now in a pot',
      'June 20, 2026 Day 49 Tree planted at school',
      'Rootling · Tree Cloning Report Page 2 of 2',
    ].join(' '),
  );
});

test('the report is tagged for screen readers, and its photos are described', async () => {
  const { scout, params, report, save } = await openProject();
  await save(2, { timeSpentStep2: 1 });
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg(40) }];
  await scout.caller.upload(uploadStepPhotos, { ...params, stepNumber: 2 }, photo);
  const { bytes } = await report();

  const pdf = await open(bytes);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: 'Tree Cloning Report: Cloning Project - 5/1/2026',
    Language: 'en-US',
  });
  const roles: string[] = [];
  const walk = (node: { role?: string; alt?: string; children?: object[] }) => {
    if (node.role) roles.push(node.alt ? `${node.role}: ${node.alt}` : node.role);
    for (const child of node.children ?? []) walk(child);
  };
  for (let page = 1; page <= pdf.numPages; page++)
    walk((await (await pdf.getPage(page)).getStructTree()) ?? {});
  expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']));
  expect(roles).toContain('Figure: Photo of step 2, Pick Source Tree');
});

test.each([
  ['accents', 'José Đặng Thị Ngọc Ánh', 'Wałęsa-Škoda', "Łucja's Øak & Größe Ñandú"],
  ['Greek and Cyrillic', 'Ελένη', 'Щербаков', 'Дерево'],
  ['Hebrew', 'שרה', 'כהן', 'עץ הערבה שלי'],
  ['Arabic', 'سارة', 'الحسن', 'شجرة الصفصاف'],
  ['Chinese', '小明', '歐陽', '我的柳树'],
  ['Japanese', 'さくら', '渡邊', 'ヤナギの木'],
  ['Korean', '민준', '김', '버드나무'],
])('names with %s come out as they were written', async (_, firstName, lastName, name) => {
  const { report } = await openProject({ firstName, lastName }, name);
  const [words] = await wordsOf((await report()).bytes);
  const folded = words?.normalize('NFC');
  for (const part of [firstName, lastName, name]) expect(folded).toContain(part);
});

test('every letter is drawn in a font that lies in the file', async () => {
  const { report } = await openProject({ firstName: 'שרה سارة 🌱' });
  const file = (await report()).bytes.toString('latin1');
  const fonts = [...file.matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
  expect(new Set(fonts)).toEqual(
    new Set([
      'Notebook-Regular',
      'Notebook-Bold',
      'NotoSansHebrew-Regular',
      'Vazirmatn-Regular',
      'NotoEmoji-Regular',
    ]),
  );
  expect(file.match(/\/FontFile2/g)).toHaveLength(5);
  expect(file).not.toContain('/Type1');
});

test.each([
  [{}, [0, 0, 612, 792]],
  [{ paper: 'a4' as const }, [0, 0, 595.28, 841.89]],
])('the paper of %j is %j points', async (query, size) => {
  const { report } = await openProject();
  const pdf = await open((await report(query)).bytes);
  const { view } = await pdf.getPage(1);
  expect(view.map((edge) => Math.round(edge * 100) / 100)).toEqual(size);
});

test('a project was begun on the day that it was where the child is', async () => {
  const { report } = await openProject(); // at noon in London
  const begun = async (timeZone: string) => (await wordsOf((await report({ timeZone })).bytes))[0];
  expect(await begun('Europe/London')).toContain('Started August 1, 2026');
  expect(await begun('Pacific/Auckland')).toContain('Started August 2, 2026');
  expect(await begun('Mars/Olympus')).toContain('Started August 1, 2026');
});

test('a project without anything has a report too', async () => {
  const { report } = await openProject();
  const [words] = await wordsOf((await report()).bytes);
  expect(words).toContain('0 Cuttings harvested 0 Trees planted 0.0 Total hours');
  expect(words).not.toMatch(/Photos|Timeline|add up/);
});

/** The largest reports take this long where other things are done too; some seconds where nothing else is. */
const LARGE_REPORT_MS = 240_000;

/** Nothing takes more bytes than noise, the more so the stronger it is. */
async function noisePhoto(sigma: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const picture = sharp({ create: { width: 1024, height: 768, channels: 3, background: 'white', noise } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

test(
  'a report of 60 photos with as much in them as there can be has at most 3 MB, shows eight, and says where the others are',
  async () => {
    const { world, scout, id, report } = await openProject();
    await addPhotos(world, scout, id, 60, await noisePhoto(60));
    const { bytes } = await report();
    expect(bytes.length).toBeLessThanOrEqual(3_000_000);
    // The first and the latest, which is the best one too, and six large ones.
    expect(bytes.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(8);
    const words = (await wordsOf(bytes)).join(' ');
    expect(words).toContain('This report shows 8 of 60 photos. The others are in the ZIP file');
  },
  LARGE_REPORT_MS,
);

test(
  'photos make room for notes that take more bytes than usual',
  async () => {
    const { world, scout, id, track, report } = await openProject();
    await addPhotos(world, scout, id, 13, await noisePhoto(16));
    // Every letter another one: all of them come into the file, each with its outline.
    const notes = Array.from({ length: 14_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    await track({ notes, isDraft: false, observedAt: '2026-06-01T08:00' });
    const { bytes } = await report();
    expect(bytes.length).toBeLessThanOrEqual(3_000_000);
    expect(bytes.length).toBeGreaterThan(2_500_000);
    expect(bytes.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(8);
  },
  LARGE_REPORT_MS,
);

test(
  'where words leave too little room a report ends with the photos of its first pages, or with none',
  async () => {
    const { world, scout, id } = await openProject();
    await addPhotos(world, scout, id, 13, await noisePhoto(60));
    const project = await ownProject(world.platform.db, scout.user, id);
    const report = { ...(await contentsOf(world.platform.db, project)), author: scout.user };
    const query = { paper: 'letter', timeZone: 'America/Chicago' } as const;
    const ofMost = (most: number) =>
      makeReport(world.platform, report, query, new AbortController().signal, most);
    const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0;
    const words = await ofMost(0);
    expect(picturesIn(words)).toBe(0);
    const most = words.length + 30_000;
    const ofFirstPages = await ofMost(most);
    // The first one, and the latest, which is the best one too.
    expect(picturesIn(ofFirstPages)).toBe(2);
    expect(ofFirstPages.length).toBeLessThanOrEqual(most);
  },
  LARGE_REPORT_MS,
);

test('a report shows only photos whose files are there, and then and now only where there are two', async () => {
  const { world, scout, id, report } = await openProject();
  const { platform } = world;
  await addPhotos(world, scout, id, 4, await smallJpeg(40));
  const { photos } = (await scout.caller.call(getCompletionSummary, { params: { id } })).body;
  const lose = (...takenAt: string[]) =>
    Promise.all(
      photos
        .filter((photo) => takenAt.some((day) => photo.takenAt?.startsWith(day)))
        .map(({ filename }) => platform.files.delete(filename)),
    );
  const shown = async () => {
    const { bytes } = await report();
    const words = (await wordsOf(bytes)).join(' ');
    const pictures = bytes.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0;
    return { first: words.slice(0, 11), pictures, isCompared: words.includes('Then and Now'), words };
  };
  await lose('2026-05-01', '2026-05-04');
  const left = await shown();
  expect(left).toMatchObject({ first: 'May 3, 2026', pictures: 2, isCompared: true });
  expect(left.words).toMatch(/Then and Now.*May 2, 2026.*May 3, 2026/);
  await lose('2026-05-03');
  expect(await shown()).toMatchObject({ first: 'May 2, 2026', pictures: 1, isCompared: false });
  await lose('2026-05-02');
  expect(await shown()).toMatchObject({ first: 'Tree Clonin', pictures: 0, isCompared: false });
});

test('a paper that there is not is refused with a sentence', async () => {
  const { scout, id } = await openProject();
  const url = `${addressOf(getReportPdf, { id })}?paper=a5`;
  const { status, body } = await scout.caller.send({ method: 'GET', url });
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ fields: { paper: 'The paper can only be letter or a4' } }),
  ]);
});

test('#the-years-after: the last page tells of the tree later, the oldest look first, and only once there is one', async () => {
  const { world, scout, id, report } = await openProject();
  const { caller } = scout;
  expect((await wordsOf((await report()).bytes)).join(' ')).not.toContain('Your tree, later');
  // Completed on August 1, 2026.
  const entryId = await tellOfTree(world, caller, id);
  const body = { condition: 'unsure', checkedOn: '2026-07-30' } as const;
  await caller.call(createTreeCheck, { params: { projectId: id }, body });
  const photo = [{ name: 'later.jpg', bytes: await smallJpeg(40) }];
  await caller.upload(uploadCheckPhotos, { projectId: id, entryId }, photo, { caption: 'Taller than me' });
  const pages = await wordsOf((await report()).bytes);
  const last = pages.at(-1) ?? '';
  expect(pages.length).toBeGreaterThan(1);
  expect(last).toMatch(/^Your tree, later .*July 20, 2026.*Alive, 14 inches tall.*July 30, 2026.*Not sure/);
  expect(last).toContain('Taller than me');
  expect(pages.slice(0, -1).join(' ')).not.toContain('Taller than me');
});
