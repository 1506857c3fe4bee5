/**
 * PRODUCT.md#the-week-after-a-new-address: a walk over every call of parents by a page that came by a change of
 * address, in the week of the undo and after it.
 */
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { answerLeadersQuestion, choosePermission } from '#domain/contract/family/child-consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { chooseReminders } from '#domain/contract/family/reminders.ts';
import { createTroop } from '#domain/contract/office/troops.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { makeBelongings } from '#server/testing/belongings.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { TROOP_42 } from '#server/testing/troop-world.ts';
import { type Body, makeValidBodies } from '#server/testing/valid-bodies.ts';
import type { Caller } from '#server/testing/world.ts';

const DAY_MS = 24 * 3_600_000;
const [ANA, NEW, BO] = ['ana@family.example', 'ana@new-work.example', 'bo@family.example'];
const REFUSED = {
  status: 409,
  message:
    'Your address changed less than a week ago. Until August 8, 2026 you can look and stop here, but change nothing for good.',
};

const WRITES = ALL_ENDPOINTS.filter(({ method, who }) => who === 'parent' && method !== 'GET');
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
/** Calls whose effect can be had again; the others end or undo something. */
const LASTING = [
  'DELETE /api/parent/children/:id/entries/:entryId',
  'DELETE /api/parent/children/:id/photos/:photoId',
  'DELETE /api/parent/children/:id/projects/:projectId',
  'PATCH /api/parent/children/:id',
  'POST /api/parent/address',
  'POST /api/parent/children/:id/card',
  'POST /api/parent/children/:id/delete',
  'POST /api/parent/children/:id/guardians',
  'POST /api/parent/children/:id/guardians/:guardianId/again',
  'POST /api/parent/children/:id/password',
  'PUT /api/parent/children/:id/leaders',
  'PUT /api/parent/children/:id/permissions',
  'PUT /api/parent/children/:id/reminders',
];
/** By which a page or a child is shut. */
const LAST = [
  parent.stopChild,
  parent.startChild,
  parent.deleteChild,
  parent.cancelChildDeletion,
  parent.closeParentPage,
];

/** Ada, whose mother has invited Bo, and has changed addresses since. */
async function openFamily() {
  const world = await openMailedWorld();
  const { stranger, lastToken, platform } = world;
  const ada = await world.student({ firstName: 'Ada' });
  await putConfirmedRecord(platform.db, ada.user.id, ANA);
  const { caller } = await world.parent([ada], ANA);
  const child = { id: ada.user.id };
  const belongings = await makeBelongings(world, ada);
  await caller.call(guardians.inviteParent, {
    params: child,
    body: { firstName: 'Bo', lastName: 'Hale', email: BO },
  });
  await caller.call(ownAddress.changeOwnAddress, { body: { email: NEW } });
  const token = await lastToken(NEW, '/parent/address');
  expect((await stranger().call(ownAddress.confirmAddress, { body: { token } })).status).toBe(200);
  const { caller: office } = await world.admin();
  const troopId = (await office.call(createTroop, { body: { ...TROOP_42 } })).body.id;
  const bodies = new Map<Endpoint, Body>(await makeValidBodies());
  bodies.set(guardians.chooseParentLanguage, { language: 'en' });
  bodies.set(parent.deleteChild, { firstName: 'Ada' });
  bodies.set(parent.correctChild, { zipCode: '55401' });
  bodies.set(choosePermission, { kind: 'republish', isGiven: true });
  bodies.set(answerLeadersQuestion, { troopId, choice: 'progress' });
  bodies.set(chooseReminders, { isWanted: true });
  return {
    ...world,
    troopId,
    enter: async () => {
      await stranger().call(parent.requestParentLink, { body: { email: NEW } });
      const opened = stranger();
      await opened.call(parent.openParentPage, { body: { token: await lastToken(NEW, '/parent') } });
      return opened;
    },
    tryOn: async (by: Caller, endpoint: Endpoint, body = bodies.get(endpoint)) => {
      const { id: projectId = '', ...params } = belongings.paramsOf(endpoint);
      const others = (await by.call(guardians.listOtherParents, { params: child })).body;
      const guardianId = others.find(({ state }) => state === 'invited')?.id ?? 'none';
      const url = addressOf(endpoint, { ...params, projectId, guardianId, ...child });
      const response = await by.send<{ message?: string }>({
        method: endpoint.method,
        url,
        ...(body && { payload: body }),
      });
      return { status: response.status, message: response.body?.message };
    },
  };
}

test('#the-week-after-a-new-address: each call of parents that changes something says whether it lasts', () => {
  expect(WRITES.filter(({ lasting }) => lasting === undefined).map(nameOf)).toEqual([]);
  const lasting = WRITES.filter((it) => it.lasting !== false).map(nameOf);
  expect(lasting.toSorted()).toEqual(LASTING);
});

const DONE = { status: 200, message: undefined };
const NONE_TO_CANCEL = { status: 409, message: 'Nothing is to be deleted.' };

test('#the-week-after-a-new-address: while a change of address can be undone, each call that lasts is refused with the day, and no other; after it none', async () => {
  const { enter, tryOn, passTime } = await openFamily();
  const inWeek = await enter();
  const inOrder = WRITES.toSorted((a, b) => LAST.indexOf(a as never) - LAST.indexOf(b as never));
  const found: Record<string, unknown> = {};
  for (const item of inOrder) found[nameOf(item)] = await tryOn(inWeek, item);
  const isRefused = (endpoint: Endpoint) => LASTING.includes(nameOf(endpoint));
  for (const write of WRITES) {
    const [name, outcome] = [nameOf(write), found[nameOf(write)]];
    if (isRefused(write)) expect([name, outcome]).toEqual([name, REFUSED]);
    else
      expect([name, outcome]).toEqual([name, write === parent.cancelChildDeletion ? NONE_TO_CANCEL : DONE]);
  }
  passTime(7 * DAY_MS);
  const after = await enter();
  for (const item of inOrder.filter(isRefused)) {
    const name = nameOf(item);
    expect([name, await tryOn(after, item)]).toEqual([name, DONE]);
  }
});

test('#the-week-after-a-new-address: in these days a right is taken back all the same', async () => {
  const { enter, tryOn, troopId } = await openFamily();
  const page = await enter();
  const taking: readonly [Endpoint, Body][] = [
    [choosePermission, { kind: 'republish', isGiven: false }],
    [answerLeadersQuestion, { troopId, choice: 'no' }],
    [chooseReminders, { isWanted: false }],
  ];
  for (const [item, body] of taking)
    expect([nameOf(item), await tryOn(page, item, body)]).toEqual([
      nameOf(item),
      { status: 200, message: undefined },
    ]);
});
