import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { getHoursCsv, getHoursPdf } from '#domain/contract/report/report.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { openWorld } from '#server/testing/test-app.ts';

const HERE = { timeZone: 'America/Chicago' };

async function openProject(name = 'Wanda') {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student({ firstName: 'Zoë', lastName: 'Reyes', troopNumber: '17' });
  const { id } = await world.project(scout, { name, selectedSpeciesId: 'black-willow' });
  const { caller } = scout;
  const params = { projectId: id };
  const files = { params: { id }, query: HERE };
  return {
    world,
    caller,
    id,
    save: (stepNumber: number, formData: object, isCompleted = false) =>
      caller.call(saveStep, { params: { id, stepNumber }, body: { formData, isCompleted } }),
    track: (observedAt: string, timeSpent: number, isDraft = false) =>
      caller.call(createTrackingEntry, { params, body: { notes: 'A look', observedAt, timeSpent, isDraft } }),
    plant: (plantingDate: string, timeSpent: number) =>
      caller.call(createPlantingEntry, {
        params,
        body: { plantingLocation: 'at school', plantingDate, timeSpent },
      }),
    pdf: () => caller.call(getHoursPdf, files),
    csv: () => caller.call(getHoursCsv, files),
  };
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
}

test('#the-record-of-hours: every hour stands with its day and what it was for, and the sum is that of the report', async () => {
  const { caller, id, save, track, plant, pdf, csv } = await openProject();
  await save(1, {}, true);
  await save(2, { timeSpentStep2: 1.25 });
  await save(3, { timeSpentStep3: 2, collectionTime: '2026-05-03T09:30' });
  await save(4, { additionalTimeStep4: 0.1 });
  await track('2026-05-20T08:00', 0.2);
  await track('2026-05-10T08:00', 0.35);
  await track('2026-05-11T08:00', 9, true);
  await plant('2026-06-20', 1.5);

  const table = await csv();
  expect([table.status, table.headers['content-type'], table.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="black-willow-hours.csv"',
  ]);
  expect(String(Buffer.from(table.bytes)).split('\r\n')).toEqual([
    '\uFEFF"Date","Work","Hours"',
    '"2026-05-03","Harvesting cuttings","2"',
    '"2026-05-10","Tracking root growth","0.35"',
    '"2026-05-20","Tracking root growth","0.2"',
    '"2026-06-20","Planting","1.5"',
    '"No date","Picking the source tree","1.25"',
    '"No date","More time on root growth","0.1"',
    '"Total","","5.4"',
    '',
  ]);
  const { body: summary } = await caller.call(getCompletionSummary, { params: { id } });
  expect(summary.totalTimeSpent).toBe(5.4);

  const { status, headers, bytes } = await pdf();
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="black-willow-hours.pdf"',
  ]);
  expect((await pagesOf(bytes)).join(' ')).toBe(
    [
      'Record of Hours Wanda Black Willow By Zoë Reyes Scouts BSA, Troop 17 Date Work Hours',
      'May 3, 2026 Harvesting cuttings 2 May 10, 2026 Tracking root growth 0.35',
      'May 20, 2026 Tracking root growth 0.2 June 20, 2026 Planting 1.5',
      'No date Picking the source tree 1.25 No date More time on root growth 0.1 Total 5.4',
      'An entry and the harvest have the day that was written down. Other hours have the day on which their step was finished, or no date.',
      "I have looked at these 5.4 hours for Wanda with Zoë. Leader's name Leader's signature Date",
      'Rootling · Record of Hours Page 1 of 1',
    ].join(' '),
  );
});

test.each([
  ['America/Chicago', '2026-08-01'],
  ['Pacific/Kiritimati', '2026-08-02'],
])(
  'hours without a day have the one on which their step was finished, as it was in %s',
  async (timeZone, day) => {
    const { world, caller, id } = await openProject();
    const formData = JSON.stringify({ timeSpentStep3: 2 });
    const stored = { form_data: formData, is_completed: 1 as const, completed_at: world.platform.clock() };
    await world.platform.db
      .insertInto('steps')
      .values({ project_id: id, step_number: 3, field_revisions: '{}', revision: 1, ...stored })
      .execute();
    const { bytes } = await caller.call(getHoursCsv, { params: { id }, query: { timeZone } });
    expect(String(Buffer.from(bytes))).toContain(`"${day}","Harvesting cuttings","2"`);
  },
);

test('a project without an hour has a record too, with a sum of 0', async () => {
  const { pdf, csv } = await openProject('=HYPERLINK("x")');
  expect(String(Buffer.from((await csv()).bytes))).toBe('\uFEFF"Date","Work","Hours"\r\n"Total","","0"\r\n');
  expect((await pagesOf((await pdf()).bytes)).join(' ')).toContain('Date Work Hours Total 0 I have looked');
});

test('a long record has its headings on every page, and its parts are a table to screen readers', async () => {
  const { track, pdf } = await openProject();
  for (let day = 10; day < 28; day++) {
    for (const month of ['05', '06', '07']) await track(`2026-${month}-${day}T08:00`, 0.25);
  }
  const { bytes } = await pdf();
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.every((page) => page.includes('Date Work Hours'))).toBe(true);
  expect(pages.at(-1)).toContain('Total 13.5');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
});
