import { expect, test } from 'vitest';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { listAudit, listStudents } from '#domain/contract/office/admin.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { openWorld } from '#server/testing/test-app.ts';

const RIGHT = {
  firstName: 'Łucja',
  lastName: 'Nowak',
  organization: 'girl_scouts',
  troopNumber: '0042',
  state: 'MN',
  zipCode: '55401',
} as const;

async function openOffice() {
  const world = await openWorld();
  const scout = await world.student({ firstName: 'Lucia', lastName: 'Novak' });
  const { caller: ranger, user: admin } = await world.admin({ username: 'ranger' });
  const correct = (over: object = {}, id = scout.user.id) =>
    ranger.call(correctStudent, { params: { id }, body: { ...RIGHT, ...over } });
  const rows = async () =>
    (await ranger.call(listAudit)).body.filter(({ action }) => action === 'correct-student');
  return { ...world, scout, ranger, admin, correct, rows };
}

test('#corrections: an administrator puts names, organization, troop, state and ZIP code right, and the search finds them', async () => {
  const { scout, ranger, correct, rows } = await openOffice();
  expect(await correct()).toMatchObject({ status: 200, body: { success: true } });
  expect((await scout.caller.call(getUser)).body).toMatchObject({ ...RIGHT, email: scout.user.email });
  const found = await ranger.call(listStudents, {
    query: { q: 'lucja', organization: 'girl_scouts', state: 'MN' },
  });
  expect(found.body.map(({ id }) => id)).toEqual([scout.user.id]);
  expect(await rows()).toMatchObject([{ adminUsername: 'ranger', subjectLabel: scout.user.username }]);
});

test('#corrections: what stands so already leaves no row', async () => {
  const { correct, rows } = await openOffice();
  await correct();
  expect((await correct()).status).toBe(200);
  expect(await rows()).toHaveLength(1);
});

test('#corrections: each field that is wrong has its sentence, and nothing changes', async () => {
  const { scout, correct, rows } = await openOffice();
  const wrong = { firstName: ' ', organization: '', state: 'XX', zipCode: 'abcde' };
  const { status, body } = await correct(wrong);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: {
      firstName: 'First name is required',
      organization: 'Please choose an organization from the list',
      state: expect.any(String),
      zipCode: expect.any(String),
    },
  });
  expect((await scout.caller.call(getUser)).body).toMatchObject({ firstName: 'Lucia', lastName: 'Novak' });
  expect(await rows()).toEqual([]);
});

test('#corrections: what is not sent stays as others have put it right meanwhile', async () => {
  const { scout, ranger, correct, rows } = await openOffice();
  await correct();
  const put = (body: object) => ranger.call(correctStudent, { params: { id: scout.user.id }, body });
  expect((await put({ zipCode: '55402' })).status).toBe(200);
  expect((await scout.caller.call(getUser)).body).toMatchObject({
    ...RIGHT,
    zipCode: '55402',
    profileCompleted: true,
  });
  expect(await put({ zipCode: 'abcde' })).toMatchObject({
    status: 400,
    body: { fields: { zipCode: expect.any(String) } },
  });
  expect(await rows()).toHaveLength(2);
  expect((await put({})).status).toBe(200);
  expect((await put({ zipCode: '55402' })).status).toBe(200);
  expect(await rows()).toHaveLength(2);
});

test('#corrections: whether a profile is complete is told by what stands there then, not by what was sent', async () => {
  const world = await openWorld();
  const scout = await world.student({ troopNumber: '', zipCode: '', profileCompleted: false });
  const { caller: ranger } = await world.admin();
  const put = (body: object) => ranger.call(correctStudent, { params: { id: scout.user.id }, body });
  const isComplete = async () => (await scout.caller.call(getUser)).body.profileCompleted;
  await put({ zipCode: '55401' });
  expect(await isComplete()).toBe(false);
  await put({ troopNumber: '42' });
  expect(await isComplete()).toBe(true);
});

test('#corrections: an administrator is nobody whose details this changes, nor is who is gone', async () => {
  const { correct, admin, rows } = await openOffice();
  expect([(await correct({}, admin.id)).status, (await correct({}, 'nobody')).status]).toEqual([404, 404]);
  expect(await rows()).toEqual([]);
});

test('#organizations: what is not offered is refused at its field; what a student has already may be kept', async () => {
  const world = await openWorld({ ORGANIZATIONS: '4-H, Trail Life USA' });
  const scout = await world.student({ organization: 'cub_scouts' });
  const { caller: ranger } = await world.admin();
  const correct = (organization: string) =>
    ranger.call(correctStudent, { params: { id: scout.user.id }, body: { ...RIGHT, organization } });
  const message = 'Please choose an organization from the list';
  expect(await correct('girl_scouts')).toMatchObject({
    status: 400,
    body: { message, fields: { organization: message } },
  });
  expect((await correct('cub_scouts')).status).toBe(200);
  const zipAlone = { params: { id: scout.user.id }, body: { zipCode: '55402' } };
  expect((await ranger.call(correctStudent, zipAlone)).status).toBe(200);
  expect((await correct('trail_life_usa')).status).toBe(200);
  expect((await correct('cub_scouts')).status).toBe(400);
});
