import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { getConsentCertificate } from '#domain/contract/consent/consent-proof.ts';
import { choosePermission } from '#domain/contract/family/child-consent.ts';
import * as childWork from '#domain/contract/family/child-work.ts';
import * as parent from '#domain/contract/family/parent.ts';
import * as planting from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary, getProject } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import {
  correctParentEmail,
  getConsentRecord,
  listStudents,
  resetStudentPassword,
} from '#domain/contract/office/admin.ts';
import { getUpload, uploadStepPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import type { Row } from '#server/testing/rows-of-every-table.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { unzip } from '#server/testing/unzip.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';

const MINUTE_MS = 60_000;

/** A scout with a full project, and the parent, whose page is open. */
async function openNotebook() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.unconsentedStudent({ firstName: 'Ada' });
  const signed = (await makeValidBodies()).get(giveParentConsent) ?? {};
  await scout.caller.call(giveParentConsent, { body: signed });
  const { id: projectId } = await world.project(scout, { selectedSpeciesId: 'black-willow' });
  const bodies = await makeValidBodies();
  const params = { projectId };
  const photo = async () => [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const { caller } = scout;
  await caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, await photo());
  await caller.call(saveStep, { params: { id: projectId, stepNumber: 3 }, body: bodies.get(saveStep) ?? {} });
  const roots = await caller.call(createTrackingEntry, {
    params,
    body: bodies.get(createTrackingEntry) ?? {},
  });
  await caller.call(planting.createPlantingEntry, {
    params,
    body: bodies.get(planting.createPlantingEntry) ?? {},
  });
  await caller.call(planting.savePlantingDraft, { params, body: { notes: 'Second tree' } });
  world.passTime(MINUTE_MS);
  await caller.upload(uploadTrackingPhotos, { projectId, entryId: roots.body.id }, await photo());
  const mother = await world.parent([scout], 'rowan@family.example');
  return { ...world, scout, projectId, mother, child: { id: scout.user.id } };
}

test('#what-stands-on-the-page: a parent sees what the child sees: every project with steps, entries, photos and hours', async () => {
  const { scout, projectId, mother, child } = await openNotebook();
  const { body } = await mother.caller.call(parent.getChild, { params: child });
  const as = scout.caller;
  const params = { projectId };
  const drafts = (await as.call(planting.listPlantingDrafts, { params })).body;
  expect(body.projects).toEqual([
    {
      project: (await as.call(getProject, { params: { id: projectId } })).body,
      summary: (await as.call(getCompletionSummary, { params: { id: projectId } })).body,
      steps: (await as.call(listSteps, { params: { id: projectId } })).body,
      trackingEntries: (await as.call(listTrackingEntries, { params })).body,
      plantingEntries: [...drafts, ...(await as.call(planting.listPlantingEntries, { params })).body],
      treeChecks: (await as.call(listTreeChecks, { params })).body,
      deletedAt: null,
    },
  ]);
  expect(body.projects[0]?.plantingEntries).toHaveLength(2);
});

test('#what-stands-on-the-page: the newest photo stands first', async () => {
  const { mother, child, projectId, scout } = await openNotebook();
  const { body } = await mother.caller.call(parent.listChildren);
  const { photos } = (await scout.caller.call(getCompletionSummary, { params: { id: projectId } })).body;
  const newest = photos.find(({ trackingEntryId }) => trackingEntryId !== null);
  expect(body).toMatchObject([{ ...child, firstName: 'Ada', latest: { photo: newest } }]);
});

test('#what-stands-on-the-page: a parent sees the photos, and no cache keeps them or anything else of the page', async () => {
  const { mother, child, scout, projectId } = await openNotebook();
  const { photos } = (await scout.caller.call(getCompletionSummary, { params: { id: projectId } })).body;
  const filename = photos[0]?.filename ?? '';
  const hers = await mother.caller.call(childWork.getChildUpload, { params: { filename } });
  const own = await scout.caller.call(getUpload, { params: { filename } });
  expect(hers.bytes.equals(own.bytes)).toBe(true);
  const small = await mother.caller.call(childWork.getChildUpload, {
    params: { filename },
    query: { size: 'thumb' },
  });
  expect(small.headers['content-type']).toBe('image/webp');
  const page = await mother.caller.call(parent.getChild, { params: child });
  const zip = await mother.caller.call(childWork.getChildArchive, { params: child });
  for (const { headers } of [hers, small, page, zip]) expect(headers['cache-control']).toMatch(/no-store/);
});

test('#what-stands-on-the-page: everything as one ZIP holds every field and every photo that is stored', async () => {
  const { mother, child, platform, admin } = await openNotebook();
  const { db, files } = platform;
  const ranger = (await admin()).caller;
  const corrected = { parentEmail: 'Rowan@family.example' };
  await mother.caller.call(choosePermission, { params: child, body: { kind: 'republish', isGiven: true } });
  await ranger.call(correctParentEmail, { params: child, body: corrected });
  const { bytes, headers } = await mother.caller.call(childWork.getChildArchive, { params: child });
  expect(headers['content-disposition']).toBe('attachment; filename="everything.zip"');
  const archive = await unzip(bytes);
  const text = [...archive]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, content]) => content.toString('utf8'))
    .join('\n');
  const values = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
    else values.add(String(value));
  };
  for (const [name, content] of archive)
    if (name.endsWith('.json')) collect(JSON.parse(content.toString('utf8')));

  // Fields that the program uses to find, count and order, and proofs of the child's identity.
  const OURS =
    /pseudonym|language$|admin_id$|(corrections|permissions)\.id$|_key$|_look$|_order$|search_text|password_hash|field_revisions|\.revision$|is_touched|owner_id|project_id|stored_bytes|email_since|\.filename$|consent_since|profile_completed/;
  const missing: string[] = [];
  for (const table of [
    'users',
    'projects',
    'steps',
    'tracking_entries',
    'planting_entries',
    'photos',
    'consent_records',
    'consent_corrections',
    'consent_events',
    'permissions',
  ] as const) {
    for (const row of (await db.selectFrom(table).selectAll().execute()) as Row[]) {
      if (row.role === 'admin') continue;
      for (const [column, value] of Object.entries(row)) {
        if (OURS.test(`${table}.${column}`) || value === null || value === '') continue;
        const isMoment = column.endsWith('_at') && typeof value === 'number';
        const isFlag = value === 0 || value === 1;
        if (isFlag) continue;
        if (column === 'form_data') {
          for (const typed of Object.values(JSON.parse(String(value))))
            if (!values.has(String(typed))) missing.push(`${table}.${column}: ${typed}`);
          continue;
        }
        const shown = isMoment ? new Date(value).toISOString() : String(value);
        if (!values.has(shown)) missing.push(`${table}.${column}: ${shown}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(JSON.parse(archive.get('consent.json')?.toString('utf8') ?? '')).toMatchObject({
    permissions: [{ kind: 'republish', since: '2026-08-01T12:01:00.000Z' }],
    events: [{ kind: 'signed' }, { kind: 'permission-given', permission: 'republish' }],
  });
  expect(text).not.toContain('password_hash');
  for (const { password_hash } of await db.selectFrom('users').select('password_hash').execute())
    expect(text).not.toContain(password_hash);

  const stored = (await db.selectFrom('photos').select('filename').execute()).map(({ filename }) => filename);
  expect(stored).toHaveLength(2);
  const photos = [...archive].filter(([name]) => name.endsWith('.jpg')).map(([, content]) => content);
  for (const filename of stored) {
    const file = await files.read(filename);
    const original = Buffer.concat(await Array.fromAsync(file?.stream ?? []));
    expect(photos.some((photo) => photo.equals(original))).toBe(true);
  }
  expect(photos).toHaveLength(stored.length);
  expect(archive.get('project-1/report.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
});

test('#what-stands-on-the-page: a photo whose file is lost does not keep everything else from the parent', async () => {
  const { mother, child, platform } = await openNotebook();
  const { filename } = await platform.db.selectFrom('photos').select('filename').executeTakeFirstOrThrow();
  await platform.files.delete(filename);
  const { bytes } = await mother.caller.call(childWork.getChildArchive, { params: child });
  const names = [...(await unzip(bytes)).keys()];
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
  expect(names).toEqual(expect.arrayContaining(['account.json', 'project-1/lost-photos.txt']));
});

test('#what-stands-on-the-page: another parent takes everything away but how to reach the one who signed', async () => {
  const { mother, child, platform, scout, parent: open } = await openNotebook();
  await platform.db
    .updateTable('users')
    .set({ parent_phone: '608 555 0100' })
    .where('id', '=', scout.user.id)
    .execute();
  const textFor = async ({ caller }: typeof mother) => {
    const { bytes } = await caller.call(childWork.getChildArchive, { params: child });
    const json = [...(await unzip(bytes))].filter(([name]) => name.endsWith('.json'));
    return json.map(([, content]) => content.toString('utf8')).join();
  };
  const father = await textFor(await open([scout], 'bo@family.example'));
  for (const contact of ['rowan@family.example', '608 555 0100']) {
    expect(father).not.toContain(contact);
    expect(await textFor(mother)).toContain(contact);
  }
});

test("#several-parents: a child's e-mail address that is another parent's mailbox is shown to that parent alone", async () => {
  const { mother, child, platform, scout, parent: open } = await openNotebook();
  const email = 'Rowan+ada@family.example';
  await platform.db.updateTable('users').set({ email }).where('id', '=', scout.user.id).execute();
  const father = await open([scout], 'bo@family.example');
  const read = async ({ caller }: typeof mother) => {
    const [listed] = (await caller.call(parent.listChildren)).body;
    const { bytes } = await caller.call(childWork.getChildArchive, { params: child });
    const file = (await unzip(bytes)).get('account.json')?.toString('utf8') ?? '';
    const one = (await caller.call(parent.getChild, { params: child })).body;
    return [listed?.email, one.email, JSON.parse(file).email];
  };
  expect(await read(mother)).toEqual([email, email, email]);
  expect(await read(father)).toEqual([null, null, null]);
  // Words that were not sent stay; an address that the father types is the child's from then on.
  const correct = (body: object) => father.caller.call(parent.correctChild, { params: child, body });
  expect((await correct({ zipCode: '55401' })).body).toMatchObject({ zipCode: '55401', email: null });
  expect(await read(mother)).toEqual([email, email, email]);
  expect((await correct({ email: 'ada@school.example' })).body).toMatchObject({
    email: 'ada@school.example',
  });
});

test.for([
  ['bea@family.example', 'bea@family.example', [null, null]],
  ['bea@family.example', 'ada@school.example', ['ada@school.example', 'ada@school.example']],
] as const)(
  "#several-parents: where %s has signed and not confirmed, the child's address %s is shown only if it is another",
  async ([signer, email, shown]) => {
    const { mother, child, platform, scout, parent: open } = await openNotebook();
    const account = platform.db.updateTable('users').where('id', '=', scout.user.id);
    await account.set({ email, parent_email: signer }).execute();
    const father = await open([scout], 'bo@family.example');
    const read = async ({ caller }: typeof mother) =>
      (await caller.call(parent.getChild, { params: child })).body.email;
    expect([await read(mother), await read(father)]).toEqual(shown);
  },
);

test('#who-looked: what an administrator does with a child stands under Who looked, and so does the opening of the page', async () => {
  const { mother, child, scout, admin, projectId, platform, passTime } = await openNotebook();
  const ranger = (await admin({ username: 'ranger' })).caller;
  const { photos } = (await scout.caller.call(getCompletionSummary, { params: { id: projectId } })).body;
  await ranger.call(getUpload, { params: { filename: photos[0]?.filename ?? '' } });
  passTime(MINUTE_MS);
  await ranger.call(resetStudentPassword, {
    body: { userId: scout.user.id, newPassword: 'a-new-one-for-ada' },
  });
  const other = (await admin({ username: 'other' })).caller;
  await other.call(getUpload, { params: { filename: 'none.jpg' } });
  await platform.db
    .insertInto('parent_openings')
    .values({
      id: 'opening',
      email_key: mother.email,
      browser_hash: '',
      client_address: null,
      browser: null,
      opened_at: 0,
    })
    .execute();
  const { looks } = (await mother.caller.call(parent.getChild, { params: child })).body;
  expect(looks.map(({ by, what }) => `${by}: ${what}`)).toEqual([
    'Administrator ranger: Set a new password',
    'Administrator ranger: Looked at a photo',
    'Ana Reyes: Opened this page',
  ]);
});

test('#who-looked: a look at the consent, its certificate and an export of the list stand under Who looked', async () => {
  const { unconsentedStudent, admin, parent: open, passTime } = await openWorld();
  const ranger = (await admin({ username: 'ranger' })).caller;
  // Before the child existed: nothing of it is in there.
  await ranger.call(listStudents, { query: { purpose: 'export' } });
  passTime(MINUTE_MS);
  const ada = await unconsentedStudent();
  await ada.caller.call(giveParentConsent, { body: (await makeValidBodies()).get(giveParentConsent) ?? {} });
  const [mother, params] = [await open([ada]), { id: ada.user.id }];
  const deeds = [
    () => ranger.call(getConsentRecord, { params }),
    () => ranger.call(getConsentCertificate, { params }),
    () => ranger.call(listStudents, { query: { purpose: 'export' } }),
  ];
  for (const deed of deeds) {
    passTime(MINUTE_MS);
    expect((await deed()).status).toBe(200);
  }
  const { looks } = (await mother.caller.call(parent.getChild, { params })).body;
  expect(looks.map(({ by, what }) => `${by}: ${what}`)).toEqual([
    'Administrator ranger: Exported a list of scouts',
    'Administrator ranger: Made a certificate of the consent',
    'Administrator ranger: Looked at the consent',
  ]);
});

test('#replacing-an-address: a parent whose address gets other capitals stays the parent', async () => {
  const { mother, child, admin } = await openNotebook();
  const ranger = (await admin()).caller;
  const body = { parentEmail: 'Rowan@Family.example' };
  expect((await ranger.call(correctParentEmail, { params: child, body })).status).toBe(200);
  expect((await mother.caller.call(parent.listChildren)).body).toMatchObject([child]);
});

test('#what-stands-on-the-page: a parent of two sees both, and neither of the other family', async () => {
  const world = await openWorld();
  const [ada, ben, cleo] = [await world.student(), await world.student(), await world.student()];
  const mother = await world.parent([ada, ben]);
  const other = await world.parent([cleo]);
  const seen = async (who: typeof mother) =>
    (await who.caller.call(parent.listChildren)).body.map(({ id }) => id).toSorted();
  expect(await seen(mother)).toEqual([ada.user.id, ben.user.id].toSorted());
  expect(await seen(other)).toEqual([cleo.user.id]);
});
