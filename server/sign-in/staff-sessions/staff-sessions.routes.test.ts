import { expect, test } from 'vitest';
import { listAudit } from '#domain/contract/office/admin.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import * as sessions from '#domain/contract/sign-in/staff-sessions.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';

const MINUTE_MS = 60_000;

async function openOffice() {
  const world = await openWorld({ TRUST_PROXY: '1' });
  const { caller, user } = await world.admin();
  const logIn = async (browser: string, address: string, username = user.username) => {
    const stranger = world.stranger();
    const headers = { 'user-agent': browser, 'x-forwarded-for': address };
    await stranger.call(login, { body: { username, password: PASSWORD }, headers });
    return stranger;
  };
  return { ...world, ranger: caller, user, logIn };
}

test('#where-staff-is-logged-in: sessions of administrators are listed with browser, address and times, and the own one is named', async () => {
  const { platform, passTime, admin, student, logIn, user, ranger } = await openOffice();
  await student();
  const since = new Date(platform.clock()).toISOString();
  const tablet = await logIn('Firefox on a tablet', '203.0.113.7');
  passTime(5 * MINUTE_MS);
  const other = await admin({ firstName: 'Robin' });
  await tablet.call(getUser, { headers: { 'x-forwarded-for': '203.0.113.8' } });
  const { body } = await tablet.call(sessions.listStaffSessions);
  expect(body).toHaveLength(3);
  expect(body.find(({ isThis }) => isThis)).toEqual({
    id: expect.any(String),
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    isOwn: true,
    isThis: true,
    browser: 'Firefox on a tablet',
    clientAddress: '203.0.113.8',
    createdAt: since,
    seenAt: new Date(platform.clock()).toISOString(),
  });
  expect(body.filter(({ isOwn }) => isOwn)).toHaveLength(2);
  expect(body.find(({ isOwn }) => !isOwn)).toMatchObject({
    username: other.user.username,
    firstName: 'Robin',
  });
  expect(JSON.stringify(body)).not.toContain('token');
  await ranger.call(getUser);
});

test('#where-staff-is-logged-in: a session that is ended is 401 at once, is logged, and no longer listed', async () => {
  const { ranger, logIn, user } = await openOffice();
  const tablet = await logIn('Firefox', '203.0.113.7');
  const listed = await ranger.call(sessions.listStaffSessions);
  const params = { id: listed.body.find(({ isThis }) => !isThis)?.id ?? '' };
  expect((await ranger.call(sessions.endStaffSession, { params })).status).toBe(200);
  expect((await tablet.call(getUser)).status).toBe(401);
  expect((await ranger.call(sessions.endStaffSession, { params })).status).toBe(404);
  expect((await ranger.call(sessions.listStaffSessions)).body).toHaveLength(1);
  expect((await ranger.call(listAudit)).body).toContainEqual(
    expect.objectContaining({ action: 'end-session', subjectLabel: user.username }),
  );
});

test("#where-staff-is-logged-in: all others are one's own others, and this one stays", async () => {
  const { ranger, logIn, admin } = await openOffice();
  const robin = await admin();
  const [tablet, phone] = [await logIn('Firefox', '203.0.113.7'), await logIn('Safari', '203.0.113.8')];
  expect((await ranger.call(sessions.endOtherSessions)).body).toEqual({ ended: 2 });
  const statuses = [ranger, tablet, phone, robin.caller].map(async (it) => (await it.call(getUser)).status);
  expect(await Promise.all(statuses)).toEqual([200, 401, 401, 200]);
  expect((await ranger.call(sessions.endOtherSessions)).body).toEqual({ ended: 0 });
});

test('#where-staff-is-logged-in: of a child nothing is kept beside the session, and none is listed or ended here', async () => {
  const { platform, ranger, logIn, student } = await openOffice();
  const { user } = await student();
  const tablet = await logIn('Firefox', '203.0.113.7', user.username);
  expect((await tablet.call(getUser)).status).toBe(200);
  expect(await platform.db.selectFrom('staff_sessions').select('id').execute()).toHaveLength(1);
  expect((await ranger.call(sessions.listStaffSessions)).body).toHaveLength(1);
});

test('#where-staff-is-logged-in: a leader sees and ends her own sessions, and nobody else is there', async () => {
  const { ranger, leader, logIn } = await openOffice();
  const rivera = await leader();
  const tablet = await logIn('Firefox', '203.0.113.7', rivera.user.username);
  const all = (await ranger.call(sessions.listStaffSessions)).body;
  const { body: hers } = await tablet.call(sessions.listStaffSessions);
  expect(hers.map(({ isOwn }) => isOwn)).toEqual([true, true]);
  const others = all.find(({ username }) => username !== rivera.user.username);
  const params = { id: others?.id ?? '' };
  expect((await tablet.call(sessions.endStaffSession, { params })).status).toBe(404);
  expect((await ranger.call(getUser)).status).toBe(200);
  const phone = await logIn('Safari', '203.0.113.8', rivera.user.username);
  expect((await phone.call(sessions.endOtherSessions)).body.ended).toBeGreaterThan(0);
  expect((await tablet.call(getUser)).status).toBe(401);
});
