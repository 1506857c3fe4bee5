import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createPlantingEntry, savePlantingDraft } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { createTreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { deletePhoto, uploadCheckPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { getArchive, getReportPdf } from '#domain/contract/report/report.ts';
import { documentWords } from '#languages/documents.ts';
import { addPhotos } from '#server/testing/many-photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { tellOfTree } from '#server/testing/told-tree.ts';
import { unzip } from '#server/testing/unzip.ts';
import { openArchive } from './archive.service.ts';

/** The files of a ZIP by name; each is read, and so held to the sum that the ZIP has of it. */
async function openProject() {
  const world = await openWorld();
  const scout = await world.student();
  const { id } = await world.project(scout, { name: '=HYPERLINK("x")' });
  const { caller } = scout;
  return { world, scout, caller, id, params: { projectId: id } };
}

const { tracking } = documentWords('archive').en;
const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`;

test('the archive has the photos, the entries as CSV, all of it as JSON, and the report', async () => {
  const { world, caller, id, params } = await openProject();
  const notes = '=1+1, "quoted"\nand a second line 🌱';
  const look = { notes, addedWater: true, cuttingsAlive: 7, timeSpent: 0.5, jarPlace: 'outdoors' };
  const observedAt = '2026-05-20T08:00';
  const { body: entry } = await caller.call(createTrackingEntry, {
    params,
    body: { ...look, observedAt, isDraft: false },
  });
  const bytes = await smallJpeg(40);
  const place = { projectId: id, entryId: entry.id };
  await caller.upload(uploadTrackingPhotos, place, [{ name: 'a.jpg', bytes }], {
    takenAt: '2026-05-20T08:01',
  });
  const tree = { plantingLocation: 'at school', plantingDate: '2026-06-20', notes: '', timeSpent: 1.5 };
  await caller.call(createPlantingEntry, { params, body: tree });
  await caller.call(savePlantingDraft, { params, body: { notes: 'A draft', plantingDate: '2026-06-21' } });

  const response = await caller.call(getArchive, { params: { id } });

  expect([
    response.status,
    response.headers['content-type'],
    response.headers['content-disposition'],
  ]).toEqual([200, 'application/zip', 'attachment; filename="tree-project.zip"']);
  const files = await unzip(response.bytes);
  const photo = 'photos/001-step-4-track-root-growth-2026-05-20.jpg';
  const texts = ['tracking-entries.csv', 'planting-entries.csv', 'hours.csv', 'project.json'];
  expect([...files.keys()]).toEqual([photo, ...texts, 'report.pdf', 'hours.pdf']);
  const cells: Readonly<Record<string, string>> = {
    ...{ observedAt, notes: `'=1+1, ""quoted""\nand a second line 🌱`, cuttingsAlive: '7', timeSpent: '0.5' },
    ...{ addedWater: 'yes', changedWater: 'no', noticedRootGrowth: 'no', jarPlace: 'Outdoors' },
  };
  const written = Object.keys(tracking).map((name) => cells[name] ?? '');
  expect(String(files.get('tracking-entries.csv'))).toBe(
    `\uFEFF${line([...Object.values(tracking), 'Finished', 'Photos'])}${line([...written, 'yes', photo])}`,
  );
  expect(String(files.get('planting-entries.csv'))).toBe(
    '\uFEFF"Planted on","Place","Type","Moved on","Final place","Notes","Hours","Finished","Photos"\r\n' +
      '"2026-06-21","","permanent","","","A draft","","no",""\r\n' +
      '"2026-06-20","at school","permanent","2026-06-20","at school","","1.5","yes",""\r\n',
  );
  expect(String(files.get('hours.csv'))).toBe(
    '\uFEFF"Date","Work","Hours"\r\n' +
      '"2026-05-20","Tracking root growth","0.5"\r\n"2026-06-20","Planting","1.5"\r\n"Total","","2"\r\n',
  );
  const everything = JSON.parse(String(files.get('project.json')));
  expect(everything).toMatchObject({
    project: { id, name: '=HYPERLINK("x")' },
    totalTimeSpent: 2,
    trackingEntries: [{ id: entry.id, notes, photos: [{ file: photo }] }],
    plantingEntries: [{ isDraft: true }, { plantingLocation: 'at school' }],
    photos: [{ file: photo, takenAt: '2026-05-20T08:01' }],
  });
  const { photos } = (await caller.call(getCompletionSummary, { params: { id } })).body;
  const stored = await world.platform.files.read(photos[0]?.filename ?? '');
  expect(files.get(photo)).toEqual(await buffer(stored?.stream ?? Readable.from([])));
  for (const name of ['report.pdf', 'hours.pdf']) {
    expect(String(files.get(name)?.subarray(0, 8)), name).toBe('%PDF-1.7');
  }
});

test('nothing of how photos are called on the server is in the archive', async () => {
  const { world, scout, caller, id } = await openProject();
  await addPhotos(world, scout, id, 2);
  const files = await unzip((await caller.call(getArchive, { params: { id } })).bytes);
  for await (const name of world.platform.files.list()) {
    expect(String(files.get('project.json'))).not.toContain(name);
  }
});

test('an archive of two hundred photos is whole', async () => {
  const { world, scout, caller, id } = await openProject();
  await addPhotos(world, scout, id, 200);
  const { bytes } = await caller.call(getArchive, { params: { id } });
  const files = await unzip(bytes);
  expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(200);
  expect(files.get('report.pdf')?.length).toBeLessThan(3_000_000);
});

test('a project without photos and entries has an archive too', async () => {
  const { caller, id } = await openProject();
  const files = await unzip((await caller.call(getArchive, { params: { id } })).bytes);
  const texts = ['tracking-entries.csv', 'planting-entries.csv', 'hours.csv', 'project.json'];
  const names = [...texts, 'report.pdf', 'hours.pdf'];
  expect([...files.keys()]).toEqual(names);
});

test('#the-years-after: what was told of the tree later is a CSV of its own, its photos are named so, and it is in the JSON', async () => {
  const { world, caller, id, params } = await openProject();
  const entryId = await tellOfTree(world, caller, id);
  await caller.call(createTreeCheck, { params, body: { condition: 'unsure', checkedOn: '2026-07-30' } });
  const photos = [{ name: 'tree.jpg', bytes: await smallJpeg(40) }];
  await caller.upload(uploadCheckPhotos, { projectId: id, entryId }, photos, { takenAt: '2026-07-20T08:01' });
  const files = await unzip((await caller.call(getArchive, { params: { id } })).bytes);
  const photo = 'photos/001-your-tree-later-2026-07-20.jpg';
  expect([...files.keys()]).toContain(photo);
  expect(String(files.get('your-tree-later.csv'))).toBe(
    '\uFEFF"Looked at on","How the tree is","Height in inches","Photos"\r\n' +
      `"2026-07-30","Not sure","",""\r\n"2026-07-20","Alive","14","${photo}"\r\n`,
  );
  expect(JSON.parse(String(files.get('project.json')))).toMatchObject({
    treeChecks: [
      { condition: 'unsure' },
      { condition: 'alive', heightInches: 14, photos: [{ file: photo }] },
    ],
  });
});

test('an archive breaks off when one of its photos is deleted meanwhile, rather than look whole', async () => {
  const { world, scout, caller, id } = await openProject();
  await addPhotos(world, scout, id, 1);
  const { body: summary } = await caller.call(getCompletionSummary, { params: { id } });
  await caller.call(deletePhoto, { params: { photoId: summary.photos[0]?.id ?? '' } });
  const contents = { summary, steps: [], trackingEntries: [], plantingEntries: [], treeChecks: [] };
  const archive = openArchive([{ folder: '', contents, query: { timeZone: 'UTC' }, pdfs: {} }], {
    ...world.platform,
    now: 0,
  });
  await expect(buffer(archive)).rejects.toThrow('A photo was deleted');
});

test.each([
  ['en', 'These photos belong to the project, but their files are lost'],
  ['es', 'Estas fotos son del proyecto, pero sus archivos se perdieron'],
] as const)(
  '%s: a photo whose file is lost is left out and named, and nothing points to it',
  async (language, says) => {
    const { world, scout, caller, id, params } = await openProject();
    const { body: entry } = await caller.call(createTrackingEntry, { params, body: { isDraft: true } });
    const bytes = await smallJpeg(40);
    const place = { projectId: id, entryId: entry.id };
    await caller.upload(uploadTrackingPhotos, place, [{ name: 'a.jpg', bytes }], {
      takenAt: '2026-04-20T08:01',
    });
    await addPhotos(world, scout, id, 1);
    const { photos } = (await caller.call(getCompletionSummary, { params: { id } })).body;
    const lost = photos.find(({ trackingEntryId }) => trackingEntryId !== null);
    await world.platform.files.delete(lost?.filename ?? '');

    const response = await caller.call(getArchive, { params: { id }, query: { language } });
    const files = await unzip(response.bytes);
    expect([...files.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    const [head, , ...names] = String(files.get('lost-photos.txt')).trimEnd().split('\n');
    expect([head, names]).toEqual([
      expect.stringContaining(says),
      [expect.stringMatching(/^photos\/00[12]-step-4-track-root-growth-2026-04-20\.jpg$/)],
    ]);
    const [name = ''] = names;
    for (const text of ['tracking-entries.csv', 'project.json']) {
      expect(String(files.get(text)), text).not.toContain(name);
    }
    expect(JSON.parse(String(files.get('project.json')))).toMatchObject({
      trackingEntries: [{ photos: [{ id: lost?.id, file: null }] }],
    });
  },
);

test('one account has three reports or archives at work; who asks for very many is sent away, and nobody else', async () => {
  const { world, caller, id } = await openProject();
  const other = await world.student();
  const { id: otherId } = await world.project(other);
  // Many: the first may be finished before the fourth has come through the gates.
  const wanted = Array.from({ length: 12 }, (_, at) => (at % 2 ? getReportPdf : getArchive));
  const theirs = other.caller.call(getReportPdf, { params: { id: otherId } });
  const responses = await Promise.all(
    wanted.map((endpoint) =>
      caller.call<typeof getArchive | typeof getReportPdf>(endpoint, { params: { id } }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  // As many as one account may have at work.
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect((await theirs).status).toBe(200);
  expect(responses.find(({ status }) => status === 429)).toMatchObject({
    headers: { 'retry-after': '5' },
    body: { message: 'Your other download is not finished yet. Please wait a moment, then try again.' },
  });
  expect((await caller.call(getReportPdf, { params: { id } })).status).toBe(200);
});
