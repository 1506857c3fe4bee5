/** PRODUCT.md#nobody-approves-an-own-child: what the lists of administrators keep of a child who is closed to one of them. */
import { DefaultQueryExecutor, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { answerLeadersQuestion } from '#domain/contract/family/child-consent.ts';
import { checkRoster } from '#domain/contract/family/families.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { countStudents, listAudit, listStudents } from '#domain/contract/office/admin.ts';
import { getKeeping, listDue } from '#domain/contract/office/retention-overview.ts';
import { addLeader, createTroop, listSuggested } from '#domain/contract/office/troops.ts';
import { listUnsentMails, sendMailAgain } from '#domain/contract/office/unsent-mails.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { agree, TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';

const [ANA, BO] = ['ana@family.example', 'bo@family.example'];
const THIRD = 'third@troop.example';
const UNTIL = '2026-12-01';
const DAY_MS = 24 * 3_600_000;

/** Ada, who is closed to the office of Bo, a blocked parent; Ben, who is not; and an administrator who sees both. */
async function openClosed() {
  const world = await openMailedWorld();
  const ada = await world.student({ username: 'ada', firstName: 'Ada', lastName: 'Obi' });
  const ben = await world.student({ username: 'ben', firstName: 'Ben', lastName: 'Oak' });
  const ana = (await world.parent([ada], ANA)).caller;
  await world.parent([ada], BO);
  const ranger = (await world.admin({ username: 'ranger' })).caller;
  const params = { id: ada.user.id };
  const known = (await ranger.call(guardians.listGuardians, { params })).body;
  const guardianId = known.find(({ email }) => email === BO)?.id ?? 'none';
  const blocking = { params: { ...params, guardianId }, body: { reason: 'A court order of May 3.' } };
  expect((await ranger.call(guardians.blockGuardian, blocking)).status).toBe(200);
  const office = (await world.admin({ username: 'office', email: BO })).caller;
  await world.admin({ username: 'third', email: THIRD });
  const hold = async (id: string, until = UNTIL) => {
    const body = { kind: 'legal', reason: 'A police report about the father.', until } as const;
    expect((await ranger.call(holdStudent, { params: { id }, body })).status).toBe(201);
  };
  return { ...world, ada, ana, ben, ranger, office, hold };
}

const holdsTo = async (by: Caller) => {
  const { count, first } = (await by.call(getKeeping)).body.holds;
  return { count, of: first.map(({ username }) => username) };
};

test('#nobody-approves-an-own-child: the keeping screen neither shows nor counts the hold of a closed child', async () => {
  const { ada, ben, ranger, office, hold } = await openClosed();
  await hold(ada.user.id);
  expect(await holdsTo(office)).toEqual({ count: 0, of: [] });
  await hold(ben.user.id, '2026-12-02');
  expect(await holdsTo(office)).toEqual({ count: 1, of: ['ben'] });
  expect(await holdsTo(ranger)).toEqual({ count: 2, of: ['ada', 'ben'] });
});

test('#nobody-approves-an-own-child: nothing of a closed child stands in what is due, page by page', async () => {
  const { ada, ben, ranger, office, project, hold, platform, passTime } = await openClosed();
  for (const scout of [ada, ben])
    for (let count = 0; count < 12; count += 1) {
      const { id } = await project(scout);
      await scout.caller.call(deleteProject, { params: { id } });
      passTime(1000);
    }
  await hold(ada.user.id);
  const { db, clock } = platform;
  const visited = { last_visit_at: clock() - 600 * DAY_MS };
  await db.updateTable('users').set(visited).where('role', '=', 'student').execute();
  await sql`insert into keeping_notices (class, subject_id, days_before, user_id, project_id, written_at, by_mail)
    select 'unvisited', users.id, told.days, users.id, null, ${clock()} - (told.days + 1) * cast(${DAY_MS} as bigint), 1
    from users cross join (select 60 as days union all select 30 as days union all select 7 as days) as told
    where role = 'student'`.execute(db);
  const dueTo = async (by: Caller, name: 'deletedProjects' | 'unvisited') => {
    const rows: string[] = [];
    const counts = new Set<number>();
    for (let cursor: string | undefined; ; ) {
      const query = { class: name, ...(cursor !== undefined && { cursor }) };
      const [page] = (await by.call(listDue, { query })).body;
      if (cursor === undefined) counts.add(page?.count ?? -1);
      rows.push(...(page?.rows.map(({ username }) => username) ?? []));
      if (!page?.next) return { rows: rows.toSorted(), counts: [...counts] };
      cursor = page.next;
    }
  };
  const both = [...Array<string>(12).fill('ada'), ...Array<string>(12).fill('ben')];
  expect(await dueTo(ranger, 'deletedProjects')).toEqual({ rows: both, counts: [24] });
  expect(await dueTo(office, 'deletedProjects')).toEqual({ rows: both.slice(12), counts: [12] });
  expect(await dueTo(ranger, 'unvisited')).toEqual({ rows: ['ada', 'ben'], counts: [2] });
  expect(await dueTo(office, 'unvisited')).toEqual({ rows: ['ben'], counts: [1] });
});

test('#nobody-approves-an-own-child: no filter of the list finds a closed child by its e-mail or its hold, nor counts it', async () => {
  const { ada, ben, ranger, office, hold, platform } = await openClosed();
  await platform.db
    .updateTable('users')
    .set({ email: 'secretsign@mail.example', search_text: 'ada obi\nada\nsecretsign@mail.example' })
    .where('id', '=', ada.user.id)
    .execute();
  for (const { user } of [ada, ben]) await hold(user.id);
  const found = async (by: Caller, query: { q?: string; status?: 'held' | 'active' }) => {
    const { body } = await by.call(listStudents, { query });
    const { total } = (await by.call(countStudents, { query })).body;
    expect(total).toBe(body.length);
    const exported = (await by.call(listStudents, { query: { ...query, purpose: 'export' } })).body;
    const sorted = (await by.call(listStudents, { query: { ...query, sort: 'name', limit: 10 } })).body;
    for (const list of [exported, sorted]) expect(list).toHaveLength(total);
    return body.map(({ username }) => username).toSorted();
  };
  for (const q of ['secretsign', 'SECRET', '@mail.ex']) {
    expect(await found(ranger, { q })).toEqual(['ada']);
    expect(await found(office, { q })).toEqual([]);
  }
  expect(await found(ranger, { status: 'held' })).toEqual(['ada', 'ben']);
  expect(await found(office, { status: 'held' })).toEqual(['ben']);
  expect(await found(office, { status: 'held', q: 'obi' })).toEqual([]);
  for (const query of [{}, { q: 'o' }, { status: 'active' }] as const)
    expect(await found(office, query)).toEqual(['ada', 'ben']);
  for (const query of [{ q: 'obi, ada' }, { q: 'ada' }]) expect(await found(office, query)).toEqual(['ada']);
});

test('#nobody-approves-an-own-child: a letter about a closed child is neither listed nor tried again', async () => {
  const { ada, ben, ranger, office, platform, server, deliver } = await openClosed();
  server.refused.add(ANA);
  for (const { user } of [ada, ben])
    await outboxOf(platform).put(platform.db, {
      userId: user.id,
      recipient: ANA,
      kind: 'password-changed',
      write: () => ({ subject: 'Word', blocks: ['Word'] }),
    });
  await deliver();
  const listedTo = async (by: Caller) => (await by.call(listUnsentMails)).body;
  const usernames = async (by: Caller) => (await listedTo(by)).map(({ student }) => student?.username);
  expect(new Set(await usernames(ranger))).toEqual(new Set(['ada', 'ben']));
  expect(await usernames(office)).toEqual(['ben']);
  const about = (await listedTo(ranger)).find(({ student }) => student?.username === 'ada');
  const params = { id: about?.id ?? 'none' };
  const rows = () => platform.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const before = await rows();
  expect((await office.call(sendMailAgain, { params })).status).toBe(404);
  expect(await rows()).toEqual(before);
  const deeds = (await ranger.call(listAudit)).body.map(({ action }) => action);
  expect(deeds).not.toContain('send-mail-again');
  expect((await ranger.call(sendMailAgain, { params })).status).toBe(200);
});

test("#nobody-approves-an-own-child: a troop's list says nothing of what the parents of a closed child answered", async () => {
  const { ada, ana, ranger, office, leader } = await openClosed();
  const { id: troopId } = (await ranger.call(createTroop, { body: { ...TROOP_42 } })).body;
  const { user, caller } = await leader({ email: 'lee@troop.example' });
  await ranger.call(addLeader, { params: { id: troopId }, body: { leaderId: user.id } });
  await agree(caller);
  const body = { troopId, choice: 'work' } as const;
  expect((await ana.call(answerLeadersQuestion, { params: { id: ada.user.id }, body })).status).toBe(200);
  const answerTo = async (by: Caller) => {
    const scouts = (await by.call(listSuggested, { params: { id: troopId } })).body;
    return scouts.find(({ id }) => id === ada.user.id);
  };
  expect(await answerTo(ranger)).toMatchObject({ username: 'ada', choice: 'work' });
  expect(await answerTo(office)).toMatchObject({ username: 'ada', choice: null });
});

test('#nobody-approves-an-own-child: the log tells nothing of what others did to a closed child', async () => {
  const { ada, ben, ranger, office, hold } = await openClosed();
  for (const { user } of [ada, ben]) await hold(user.id);
  const deedsTo = async (by: Caller, query: { on?: string; purpose?: 'export' } = {}) =>
    (await by.call(listAudit, { query })).body
      .filter(({ action }) => action === 'hold' || action === 'block-guardian')
      .map(({ action, subjectLabel }) => `${action} ${subjectLabel}`)
      .toSorted();
  expect(await deedsTo(ranger)).toEqual(['block-guardian ada', 'hold ada', 'hold ben']);
  expect(await deedsTo(office)).toEqual(['hold ben']);
  expect(await deedsTo(office, { purpose: 'export' })).toEqual(['hold ben']);
  expect(await deedsTo(office, { on: 'ada' })).toEqual([]);
  expect(await deedsTo(ranger, { on: 'ada' })).toEqual(['block-guardian ada', 'hold ada']);
  const rows = (await office.call(listAudit)).body;
  expect(rows.some(({ subjectLabel }) => subjectLabel === null)).toBe(true);
});

test("#nobody-approves-an-own-child: the check of a list of families knows no address of a closed child's parents", async () => {
  const { ranger, office } = await openClosed();
  const { id: troopId } = (await ranger.call(createTroop, { body: { ...TROOP_42 } })).body;
  const rows = [{ firstName: 'Ada', lastName: 'Obi', email: ANA, line: 1 }];
  const stateTo = async (by: Caller) =>
    (await by.call(checkRoster, { body: { troopId, rows } })).body.rows.map(({ state }) => state);
  expect(await stateTo(ranger)).toEqual(['here']);
  expect(await stateTo(office)).toEqual(['new']);
});

test('#nobody-approves-an-own-child: no letter to administrators tells of a closed child whom it is closed to', async () => {
  const { ada, ben, ranger, deliver, letters, hold } = await openClosed();
  const told = async (address: string) => {
    await deliver();
    return letters(address).length;
  };
  const [bo, third] = [await told(BO), await told(THIRD)];
  await hold(ada.user.id);
  expect((await ranger.call(releaseHold, { params: { id: ada.user.id } })).status).toBe(200);
  expect([(await told(BO)) - bo, (await told(THIRD)) - third]).toEqual([0, 1]);
  await hold(ben.user.id);
  expect((await ranger.call(releaseHold, { params: { id: ben.user.id } })).status).toBe(200);
  expect([(await told(BO)) - bo, (await told(THIRD)) - third]).toEqual([1, 2]);
});

test('#nobody-approves-an-own-child: the lists ask as few queries beside many children with a blocked parent as beside one', async () => {
  const { office, student, parent, platform } = await openClosed();
  const countQueries = async () => {
    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    try {
      await office.call(getKeeping);
      await office.call(listUnsentMails);
      await office.call(listStudents, { query: { q: 'o' } });
      await office.call(countStudents, { query: { q: 'o' } });
      return asked.mock.calls.length;
    } finally {
      asked.mockRestore();
    }
  };
  await countQueries();
  const besideOne = await countQueries();
  for (let more = 0; more < 3; more += 1) await parent([await student()], 'cy@family.example');
  await platform.db
    .updateTable('guardians')
    .set({ state: 'blocked', blocked_reason: 'A court order of May 3.' })
    .where('email', '=', 'cy@family.example')
    .execute();
  expect(await countQueries()).toBe(besideOne);
});
