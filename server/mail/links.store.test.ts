import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';

const NGOZI = 'ngozi@family.example';

/** A child whose parent has confirmed by mail and opened the page, so that links of every kind were sent. */
async function openFamily(world: Awaited<ReturnType<typeof openMailedWorld>>, parentEmail = NGOZI) {
  const { lastToken, stranger, passTime, deliver } = world;
  const scout = await world.unconsentedStudent({ firstName: 'Ada' });
  await scout.caller.call(consent.giveParentConsent, {
    body: {
      parentFirstName: 'Ngozi',
      parentLastName: 'Okafor',
      parentEmail,
      signature: await drawnSignature(),
      termsAgree: true,
    },
  });
  const asked = await lastToken(parentEmail, '/parent/confirm');
  await stranger().call(consent.answerConfirmation, { body: { token: asked, agree: true } });
  passTime(25 * 60 * 60 * 1000);
  await deliver();
  const hers = stranger();
  await hers.call(parent.requestParentLink, { body: { email: parentEmail } });
  const token = await lastToken(parentEmail, '/parent');
  await hers.call(parent.openParentPage, { body: { token } });
  await deliver();
  return { scout, hers, params: { id: scout.user.id } };
}

const linksIn = async ({ platform: { db } }: Awaited<ReturnType<typeof openMailedWorld>>) =>
  (await db.selectFrom('links').select('purpose').orderBy('purpose').execute()).map(({ purpose }) => purpose);

test('with an account that an administrator deletes its links go at once, and no other family loses one', async () => {
  const world = await openMailedWorld();
  const { params } = await openFamily(world);
  expect(await linksIn(world)).toEqual(['consent', 'parent', 'parent-close']);
  await openFamily(world, 'bo@else.example');
  const ranger = await world.admin();
  expect((await ranger.caller.call(deleteUser, { params })).status).toBe(200);
  expect(await linksIn(world)).toEqual(['consent', 'parent', 'parent-close']);
});

test('with an account that a parent has deleted its links go at once', async () => {
  const world = await openMailedWorld();
  const { hers, params } = await openFamily(world);
  await hers.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  const token = await world.lastToken(NGOZI, '/parent/delete');
  expect(await linksIn(world)).toEqual([
    'consent',
    'deletion-cancel',
    'deletion-now',
    'parent',
    'parent-close',
  ]);
  expect((await world.stranger().call(parent.deleteAtOnce, { body: { token } })).status).toBe(200);
  expect(await linksIn(world)).toEqual([]);
});

test('with a child that goes a parent keeps the link that closes her page for another child of hers', async () => {
  const world = await openMailedWorld();
  const { platform, stranger, lastToken } = world;
  const children = [await world.student({ firstName: 'Ada' }), await world.student({ firstName: 'Ben' })];
  await world.parent(children, NGOZI);
  const enter = async () => {
    const caller = stranger();
    await caller.call(parent.requestParentLink, { body: { email: NGOZI } });
    const token = await lastToken(NGOZI, '/parent');
    await caller.call(parent.openParentPage, { body: { token } });
    return caller;
  };
  const thief = await enter();
  const closing = await lastToken(NGOZI, '/parent/close');
  const ranger = await world.admin();
  const [link] = await platform.db
    .selectFrom('links')
    .innerJoin('guardians', 'guardians.id', 'links.subject_id')
    .select('guardians.user_id as id')
    .where('purpose', '=', 'parent-close')
    .execute();
  // Word of this opening waits to be sent.
  const second = await enter();
  expect((await ranger.caller.call(deleteUser, { params: { id: link?.id ?? '' } })).status).toBe(200);
  expect((await thief.call(parent.listChildren)).body).toHaveLength(1);
  const close = (token: string) => stranger().call(parent.closeParentPages, { body: { token } });
  expect((await close(closing)).status).toBe(200);
  for (const caller of [thief, second]) expect((await caller.call(parent.listChildren)).status).toBe(401);
  expect((await close(await lastToken(NGOZI, '/parent/close'))).status).toBe(200);
});
