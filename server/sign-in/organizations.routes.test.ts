/** An installation whose operator names other organizations than the three (PRODUCT.md#organizations). */
import { expect, test } from 'vitest';
import { countStudents, listStudents } from '#domain/contract/office/admin.ts';
import * as troops from '#domain/contract/office/troops.ts';
import { getUser, register } from '#domain/contract/sign-in/accounts.ts';
import { organizationsNamed } from '#domain/rules/sign-in/organizations.ts';
import { writtenBy } from '#server/report/report-document.service.ts';
import { openWorld } from '#server/testing/test-app.ts';

const OTHERS = { ORGANIZATIONS: '4-H, Trail Life USA, Pfadfinder Österreich' };
const WILLOW = {
  username: 'willowtree',
  email: 'willow@example.org',
  password: 'Birch-bark-77',
  confirmPassword: 'Birch-bark-77',
  firstName: 'Willow',
  lastName: 'Reyes',
  troopNumber: '42',
  state: 'WI',
  zipCode: '53703',
};
const TROOP = { state: 'WI', number: '42', name: 'Oak Patrol' };

test('#organizations: a child signs up with an organization of the operator, and with none of the three', async () => {
  const { stranger } = await openWorld(OTHERS);
  const scout = stranger();
  const message = 'Please select your organization';
  const refused = await scout.call(register, { body: { ...WILLOW, organization: 'scouts_bsa' } });
  expect(refused).toMatchObject({ status: 400, body: { message, fields: { organization: message } } });
  const taken = await scout.call(register, { body: { ...WILLOW, organization: 'pfadfinder_osterreich' } });
  expect(taken.status).toBe(201);
  expect((await scout.call(getUser)).body.organization).toBe('pfadfinder_osterreich');
});

test('where nothing is set nobody signs up with another than the three', async () => {
  const { stranger } = await openWorld();
  const { status } = await stranger().call(register, { body: { ...WILLOW, organization: '4-h' } });
  expect(status).toBe(400);
});

test('#organizations: students are counted and found by it, also by one that is offered no more', async () => {
  const world = await openWorld(OTHERS);
  const [hiker] = [await world.student({ organization: organizationsNamed(['4-H'])[0]?.key })];
  const cub = await world.student({ organization: 'cub_scouts' });
  await world.student({ organization: null });
  const { caller } = await world.admin();
  const counts = async (organization: string) =>
    (await caller.call(countStudents, { query: { organization } })).body;
  const none = { scouts_bsa: 0, cub_scouts: 0, girl_scouts: 0 };
  const others = [{ organization: '4-h', count: 1 }];
  expect(await counts('all')).toEqual({ ...none, total: 3, cub_scouts: 1, others });
  expect(await counts('4-h')).toEqual({ ...none, total: 1, others });
  const found = async (organization: string) =>
    (await caller.call(listStudents, { query: { organization } })).body.map(({ id }) => id);
  expect([await found('4-h'), await found('cub_scouts'), await found('trail_life_usa')]).toEqual([
    [hiker.user.id],
    [cub.user.id],
    [],
  ]);
});

test('#organizations: a troop is set up with what is offered, and keeps what it has', async () => {
  const world = await openWorld(OTHERS);
  const { caller } = await world.admin();
  const message = 'Please select the organization';
  const ours = await caller.call(troops.createTroop, { body: { ...TROOP, organization: 'scouts_bsa' } });
  expect(ours).toMatchObject({ status: 400, body: { fields: { organization: message } } });
  const made = await caller.call(troops.createTroop, { body: { ...TROOP, organization: 'trail_life_usa' } });
  expect(made).toMatchObject({ status: 201, body: { organization: 'trail_life_usa' } });
  const { id } = made.body;
  const change = (organization: string) =>
    caller.call(troops.changeTroop, { params: { id }, body: { ...TROOP, name: 'Elms', organization } });
  expect((await change('scouts_bsa')).status).toBe(400);
  await world.platform.db.updateTable('troops').set({ organization: 'scouts_bsa' }).execute();
  expect(await change('scouts_bsa')).toMatchObject({ status: 200, body: { name: 'Elms' } });
  const nameAlone = { params: { id }, body: { name: 'Oaks' } };
  expect(await caller.call(troops.changeTroop, nameAlone)).toMatchObject({
    status: 200,
    body: { name: 'Oaks', organization: 'scouts_bsa' },
  });
});

test('#organizations: reports and sheets of hours name it', async () => {
  const { platform } = await openWorld(OTHERS);
  const lines = organizationsNamed(['Trail Life USA', 'Cub Scouts']).map(({ key: organization }) =>
    writtenBy({ firstName: 'Willow', lastName: 'Reyes', organization, troopNumber: '42' }, platform.config),
  );
  expect(lines.map(([, troop]) => troop)).toEqual(['Trail Life USA, Troop 42', 'Cub Scouts, Troop 42']);
});
