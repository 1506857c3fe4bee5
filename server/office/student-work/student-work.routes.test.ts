/** PRODUCT.md#a-students-projects: an administrator reads a student's work, and it is told. */
import { expect, test } from 'vitest';
import { listGuardians } from '#domain/contract/family/guardians.ts';
import { getChild } from '#domain/contract/family/parent.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteUser, listAudit, listStudents } from '#domain/contract/office/admin.ts';
import * as work from '#domain/contract/office/student-work.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { unzip } from '#server/testing/unzip.ts';

const WORDS = 'Two roots behind the barn';
const MINUTE_MS = 60_000;

/** A child with a project that has an entry and a photo, a mother, and an administrator. */
async function openNotebook() {
  const world = await openWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const body = { isDraft: true, notes: WORDS };
  await scout.caller.call(createTrackingEntry, { params: { projectId }, body });
  const photo = [{ name: 'barn.jpg', bytes: await smallJpeg() }];
  const sent = await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const mother = await world.parent([scout]);
  const ranger = (await world.admin({ username: 'ranger' })).caller;
  const params = { id: scout.user.id };
  const deeds = async () => (await ranger.call(listAudit)).body.map(({ action }) => action);
  const looks = async () =>
    (await mother.caller.call(getChild, { params })).body.looks.map(({ by, what }) => `${by}: ${what}`);
  const filename = sent.body.photos[0]?.filename ?? '';
  return { ...world, scout, ranger, params, projectId, deeds, looks, filename };
}

test('#a-students-projects: an administrator reads steps, entries and photos, and the parents see that on its day, once', async () => {
  const { ranger, params, projectId, deeds, looks, passTime, filename } = await openNotebook();
  const { status, body } = await ranger.call(work.getStudentWork, { params });
  expect(status).toBe(200);
  expect(body).toMatchObject({ firstName: 'Ada', projects: [{ project: { id: projectId } }] });
  const [notebook] = body.projects;
  expect(notebook?.steps).toHaveLength(5);
  expect(notebook?.trackingEntries).toMatchObject([{ notes: WORDS }]);
  expect(notebook?.summary.photos).toHaveLength(1);
  passTime(2 * MINUTE_MS);
  await ranger.call(work.getStudentWork, { params });
  for (const _ of [1, 2]) await ranger.call(getUpload, { params: { filename }, query: { size: 'thumb' } });
  await ranger.call(getUpload, { params: { filename } });
  expect((await deeds()).toSorted()).toEqual(['view-photo', 'view-photo', 'view-work', 'view-work']);
  expect((await looks()).toSorted()).toEqual([
    'Administrator ranger: Looked at a photo',
    'Administrator ranger: Looked at notes and photos',
  ]);
});

test('#a-students-projects: the report and the ZIP of a project are downloaded, logged and told', async () => {
  const { ranger, params, projectId, deeds, looks } = await openNotebook();
  const ofProject = { ...params, projectId };
  const report = await ranger.call(work.getStudentReport, { params: ofProject });
  expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const archive = await unzip((await ranger.call(work.getStudentArchive, { params: ofProject })).bytes);
  expect([...archive.values()].map(String).join('\n')).toContain(WORDS);
  expect((await deeds()).toSorted()).toEqual(['download-archive', 'download-report']);
  expect((await looks()).toSorted()).toEqual([
    'Administrator ranger: Downloaded a project with its photos',
    'Administrator ranger: Downloaded a report',
  ]);
});

test('#a-students-projects: a hold changes nothing for who reads, and what the child deleted is not shown', async () => {
  const { ranger, scout, params, projectId } = await openNotebook();
  await scout.caller.call(deleteProject, { params: { id: projectId } });
  const body = { kind: 'legal', reason: 'A letter of a court', until: '2026-12-01' } as const;
  await ranger.call(holdStudent, { params, body });
  const shown = await ranger.call(work.getStudentWork, { params });
  expect([shown.status, shown.body.projects]).toEqual([200, []]);
  const gone = await ranger.call(work.getStudentReport, { params: { ...params, projectId } });
  expect(gone.status).toBe(404);
});

test("#a-students-projects: another student's project and an administrator's work are not there, and nothing is logged", async () => {
  const { ranger, admin, student, projectId, deeds } = await openNotebook();
  const [other, office] = [await student(), await admin()];
  const of = (id: string) => ({ params: { id, projectId } });
  expect((await ranger.call(work.getStudentReport, of(other.user.id))).status).toBe(404);
  expect((await ranger.call(work.getStudentArchive, of(other.user.id))).status).toBe(404);
  expect((await ranger.call(work.getStudentWork, of(office.user.id))).status).toBe(404);
  expect(await deeds()).toEqual([]);
});

test('#a-students-screen: a student by itself is what the list has, how the consent stands and what was done; it is a look at the list', async () => {
  const { ranger, params, scout, looks, passTime, project } = await openNotebook();
  await project(scout);
  await ranger.call(listGuardians, { params });
  passTime(2 * MINUTE_MS);
  await ranger.call(work.getStudentWork, { params });
  const { status, body } = await ranger.call(work.getStudent, { params });
  expect(status).toBe(200);
  const [listed] = (await ranger.call(listStudents, { query: { q: scout.user.username, limit: 10 } })).body;
  expect(body).toMatchObject({ ...listed, projects: 2, consent: { state: 'confirmed' } });
  expect(body.deeds.map(({ action, adminUsername }) => [action, adminUsername])).toEqual([
    ['view-work', 'ranger'],
    ['view-guardians', 'ranger'],
  ]);
  // Neither words nor photos of the child, nor who the parents are.
  expect(JSON.stringify(body)).not.toContain(WORDS);
  expect(Object.keys(body.consent).toSorted()).toEqual(['last', 'signed', 'state']);
  const { body: log } = await ranger.call(listAudit);
  expect(log.filter(({ action }) => action === 'list-students')).toHaveLength(1);
  expect((await looks()).filter((it) => it.includes('list'))).toEqual([]);
});

test('#a-students-screen: nobody but a student stands by itself, and one who is deleted no longer does', async () => {
  const { ranger, params, admin, deeds } = await openNotebook();
  const office = await admin();
  expect((await ranger.call(work.getStudent, { params: { id: office.user.id } })).status).toBe(404);
  expect((await ranger.call(work.getStudent, { params: { id: 'nobody' } })).status).toBe(404);
  expect(await deeds()).toEqual([]);
  await ranger.call(deleteUser, { params });
  expect((await ranger.call(work.getStudent, { params })).status).toBe(404);
});
