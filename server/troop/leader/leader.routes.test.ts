import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { blockGuardian, listGuardians } from '#domain/contract/family/guardians.ts';
import { getChild, stopChild } from '#domain/contract/family/parent.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { addLeader } from '#domain/contract/office/troops.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { makeSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import { putFormerAddress } from '#server/accounts/former-addresses.store.ts';
import { updateAddress } from '#server/accounts/guardian-addresses.store.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import type { Person } from '#server/testing/factories.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { agree, openTroopWorld } from '#server/testing/troop-world.ts';
import type { World } from '#server/testing/world.ts';
import { leaderOf as provenLeader, seenScout } from '#server/troop/scouts.gate.ts';
import { refuseOwnChild } from './leader.service.ts';

const DAY_MS = 24 * 60 * 60_000;
const SECRET = 'Behind the barn of uncle Joe';

/** A project with cuttings in water, one look, one photo, and words that only some leaders may read. */
async function fillNotebook(world: Pick<World, 'project'>, owner: Person): Promise<string> {
  const { id: projectId } = await world.project(owner, { selectedSpeciesId: 'black-willow' });
  const steps = { id: projectId, n: 3, projectId, stepNumber: 3 };
  const formData = {
    cuttingCount: 8,
    timeSpentStep3: 1.5,
    waterPlacementDate: '2026-07-20T10:00',
    cuttingNotes: SECRET,
  };
  await owner.caller.call(saveStep, { params: steps, body: { formData, isCompleted: false } });
  const look = { notes: SECRET, addedWater: true, timeSpent: 0.5, stepNumber: 4, isDraft: false };
  const body = { ...look, changedWater: false, noticedRootGrowth: false, observedAt: '2026-07-28T09:00' };
  await owner.caller.call(createTrackingEntry, { params: { projectId }, body });
  const photo = [{ name: 'barn.jpg', bytes: await smallJpeg() }];
  const { body: shown } = await owner.caller.upload(uploadStepPhotos, { projectId, stepNumber: 3 }, photo);
  return shown.photos[0]?.filename ?? '';
}

test('#leaders: nothing is seen before the undertaking is agreed to, whose words are kept', async () => {
  const { leader: person, setUp, join, platform, office: admin } = await openTroopWorld();
  const rivera = await person();
  const id = await setUp();
  await join(rivera, id);
  const { body } = await rivera.caller.call(leader.getLeaderHome);
  expect(body).toMatchObject({ undertaking: { agreedAt: null }, troops: [] });
  expect(body.undertaking.text).toContain('I keep no copies.');
  expect((await rivera.caller.call(leader.getLedTroop, { params: { id } })).status).toBe(403);
  const other = await rivera.caller.call(leader.agreeAsLeader, { body: { hash: 'other' } });
  expect(other.status).toBe(409);
  const { hash } = body.undertaking;
  const agreed = await rivera.caller.call(leader.agreeAsLeader, { body: { hash } });
  expect(agreed.body).toMatchObject({ undertaking: { agreedAt: expect.any(String) }, troops: [{ id }] });
  const kept = await platform.db.selectFrom('terms_versions').selectAll().where('hash', '=', hash).execute();
  expect(kept).toMatchObject([{ body: body.undertaking.text }]);
  const deeds = (await admin.call(listAudit)).body.map(({ action }) => action);
  expect(deeds).toContain('agree-to-undertaking');
});

test("#what-a-leader-sees: 'Progress only' sends no word, place or photo of the child, and no full name", async () => {
  const world = await openTroopWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const child = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  const filename = await fillNotebook(world, child);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'progress');
  const troop = await caller.call(leader.getLedTroop, { params: { id } });
  const details = await caller.call(leader.getScout, { params: { id: child.user.id } });
  expect(troop.body.scouts).toEqual([
    {
      id: child.user.id,
      name: 'Ada O.',
      choice: 'progress',
      saysFixed: false,
      projects: [
        expect.objectContaining({
          ...{ species: 'Black Willow', cuttings: 8, planted: 0, hours: 2, photos: 1 },
          ...{ currentStep: 1, totalSteps: 5, lastCheck: '2026-07-28', nextCheck: '2026-08-04' },
        }),
      ],
    },
  ]);
  expect(details.body).toMatchObject({ work: null, isOwnChild: false });
  // Neither photo nor jar, nor a day but those of the checks.
  expect(troop.body.scouts[0]?.projects[0]?.work).toBeNull();
  for (const { body } of [troop, details]) {
    const wire = JSON.stringify(body);
    const { email, zipCode, username } = child.user;
    for (const word of [SECRET, filename, 'Okafor', email, zipCode, username])
      expect(wire).not.toContain(word);
  }
  expect((await caller.call(getUpload, { params: { filename } })).status).toBe(404);
  const looks = (await ana.call(getChild, { params: { id: child.user.id } })).body.looks;
  expect(looks).toEqual([]);
});

test("#what-a-leader-sees: 'Progress, notes and photos' shows the work, and the parents see who looked", async () => {
  const world = await openTroopWorld();
  const child = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  const filename = await fillNotebook(world, child);
  const id = await world.setUp();
  const { caller, user } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'work');
  const params = { id: child.user.id };
  const { body } = await caller.call(leader.getScout, { params });
  expect(body.work?.[0]?.trackingEntries[0]?.notes).toBe(SECRET);
  const wire = JSON.stringify(body);
  for (const word of [child.user.email, child.user.zipCode, 'ana@family.example', 'Okafor', 'data:image'])
    expect(wire).not.toContain(word);
  expect((await caller.call(getUpload, { params: { filename } })).status).toBe(200);
  expect((await caller.call(getUpload, { params: { filename }, query: { size: 'thumb' } })).status).toBe(200);
  const looks = async () =>
    (await ana.call(getChild, { params })).body.looks
      .filter(({ by }) => by.startsWith('Leader'))
      .map(({ by, what }) => `${by}: ${what}`)
      .toSorted();
  const once = [
    `Leader ${user.username}: Looked at notes and photos`,
    `Leader ${user.username}: Opened a photo`,
  ];
  expect(await looks()).toEqual(once);
  world.passTime(61_000);
  await caller.call(leader.getScout, { params });
  expect(await looks()).toEqual([once[0], ...once].toSorted());
});

test('#the-leaders-list: the list shows the newest photo, the jar and the week where the parents show the work, as long as they do', async () => {
  const world = await openTroopWorld();
  const child = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  const filename = await fillNotebook(world, child);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  const workOf = async () =>
    (await caller.call(leader.getLedTroop, { params: { id } })).body.scouts[0]?.projects[0]?.work;
  await world.answer(ana, child, id, 'work');
  const today = new Date(world.platform.clock()).toISOString().slice(0, 10);
  const work = await workOf();
  expect(work).toMatchObject({ photo: { filename }, lastWork: today });
  expect(work?.jar).toMatchObject({ stage: 'water', cuttings: 8, roots: 'none' });
  expect(work?.week).toBeGreaterThan(0);
  expect(JSON.stringify(work)).not.toContain(SECRET);
  await world.answer(ana, child, id, 'progress');
  expect(await workOf()).toBeNull();
  const size = { params: { filename }, query: { size: 'thumb' } } as const;
  expect((await caller.call(getUpload, size)).status).toBe(404);
});

test('#the-leaders-list: what is typed in a step before its end is work, of which a leader sees the day', async () => {
  const world = await openTroopWorld();
  const child = await world.student();
  const { id: projectId } = await world.project(child, { selectedSpeciesId: 'black-willow' });
  // As long ago as no session of a leader lasts.
  const then = world.platform.clock() - 20 * DAY_MS;
  await world.platform.db
    .updateTable('projects')
    .set({ created_at: then, changed_at: then })
    .where('id', '=', projectId)
    .execute();
  const typed = { formData: { timeSpentStep2: 1 }, isCompleted: false };
  const params = { id: projectId, n: 2, projectId, stepNumber: 2 };
  expect((await child.caller.call(saveStep, { params, body: typed })).status).toBe(200);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'work');
  const { scouts } = (await caller.call(leader.getLedTroop, { params: { id } })).body;
  const today = new Date(world.platform.clock()).toISOString().slice(0, 10);
  expect(scouts[0]?.projects[0]?.work?.lastWork).toBe(today);
});

test("#what-a-leader-sees: another troop's scout is not there, nor one whose consent is stopped", async () => {
  const world = await openTroopWorld();
  const child = await world.student();
  const filename = await fillNotebook(world, child);
  const [id, otherId] = [await world.setUp(), await world.setUp({ number: '43' })];
  const [mine, others] = [await world.leaderOf(id), await world.leaderOf(otherId)];
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'work');
  const statuses = async ({ caller }: Person) =>
    Promise.all([
      caller.call(leader.getLedTroop, { params: { id } }).then(({ status }) => status),
      caller.call(leader.getTroopSheet, { params: { id } }).then(({ status }) => status),
      caller.call(leader.getTroopHours, { params: { id } }).then(({ status }) => status),
      caller.call(leader.getScout, { params: { id: child.user.id } }).then(({ status }) => status),
      caller.call(getUpload, { params: { filename } }).then(({ status }) => status),
    ]);
  expect(await statuses(mine)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(others)).toEqual([404, 404, 404, 404, 404]);
  await ana.call(stopChild, { params: { id: child.user.id } });
  expect(await statuses(mine)).toEqual([200, 200, 200, 404, 404]);
  expect((await mine.caller.call(leader.getLedTroop, { params: { id } })).body.scouts).toEqual([]);
});

test('#holds: a scout on hold is not there for her leaders either, until that is over', async () => {
  const world = await openTroopWorld();
  const ada = await world.student();
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([ada]);
  await world.answer(ana, ada, id, 'work');
  const params = { id: ada.user.id };
  expect((await caller.call(leader.getScout, { params })).status).toBe(200);
  await world.office.call(holdStudent, {
    params,
    body: { kind: 'safety', reason: 'A dispute at home', until: '2026-12-01' },
  });
  expect((await caller.call(leader.getScout, { params })).status).toBe(404);
  await world.office.call(releaseHold, { params });
  expect((await caller.call(leader.getScout, { params })).status).toBe(200);
});

test('#nobody-approves-an-own-child: a leader is told of an own child, and does nothing to its work', async () => {
  const world = await openTroopWorld();
  const child = await world.student();
  const id = await world.setUp();
  const rivera = await world.leaderOf(id);
  const hers = await world.parent([child], rivera.user.email);
  await world.answer(hers.caller, child, id, 'progress');
  const { body } = await rivera.caller.call(leader.getScout, { params: { id: child.user.id } });
  expect(body.isOwnChild).toBe(true);
  const { db } = world.platform;
  const scout = await seenScout(db, await provenLeader(db, rivera.user), child.user.id);
  await expect(refuseOwnChild(db, rivera.user, scout)).rejects.toMatchObject({
    code: 'not-allowed',
    message: "You are this scout's parent. Another leader reviews.",
  });
  const chen = await world.leader();
  await world.office.call(addLeader, { params: { id }, body: { leaderId: chen.user.id } });
  await expect(refuseOwnChild(db, chen.user, scout)).resolves.toBeUndefined();
});

test.each<[string, own: string, former: string | null, blocked: string]>([
  ['the same mailbox', 'ex+troop@family.example', null, 'ex@family.example'],
  ["the leader's former address", 'new@troop.example', 'ex@family.example', 'ex@family.example'],
  ["the parent's former address", 'ex@family.example', null, 'moved@family.example'],
])(
  '#blocking-a-parent: a blocked parent sees nothing of the child as a leader, known by %s',
  async (_, email, former, blocked) => {
    const world = await openTroopWorld();
    const { db } = world.platform;
    const [child, other] = [await world.student(), await world.student()];
    const id = await world.setUp();
    const person = await world.leader({ email });
    if (former !== null) await putFormerAddress(db, person.user.id, former);
    await world.join(person, id);
    await agree(person.caller);
    for (const item of [child, other])
      await world.answer((await world.parent([item], 'ana@family.example')).caller, item, id, 'work');
    await world.parent([child, other], 'ex@family.example');
    const params = { id: child.user.id };
    const guardian = (await world.office.call(listGuardians, { params })).body.find(
      (it) => it.email === 'ex@family.example',
    );
    const guardianId = guardian?.id ?? '';
    if (blocked !== 'ex@family.example') await updateAddress(db, guardianId, blocked);
    const look = () => person.caller.call(leader.getScout, { params });
    expect((await look()).status).toBe(200);
    const body = { reason: 'A court said so.' };
    await world.office.call(blockGuardian, { params: { ...params, guardianId }, body });
    expect((await look()).status).toBe(404);
    const { scouts } = (await person.caller.call(leader.getLedTroop, { params: { id } })).body;
    expect(scouts.map((it) => it.id)).toEqual([other.user.id]);
    const card = await person.caller.call(makeSignInCard, { body: { studentId: child.user.id } });
    expect(card.status).toBe(404);
  },
);

test('#what-a-leader-sees: the sheet is a document, and the hours start no formula; both are logged', async () => {
  const world = await openTroopWorld();
  const child = await world.student({ firstName: '=SUM(A1)', lastName: 'Okafor' });
  await fillNotebook(world, child);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'progress');
  const sheet = await caller.call(leader.getTroopSheet, { params: { id } });
  expect(sheet.headers['content-type']).toBe('application/pdf');
  expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const hours = await caller.call(leader.getTroopHours, { params: { id } });
  const [heads, row] = hours.bytes.toString('utf8').split('\r\n');
  expect(heads).toContain('"Scout","Tree","Status","Step","Cuttings","Trees planted","Hours"');
  expect(row).toBe('"\'=SUM(A1) O.","Black Willow","Draft","1","8","0","2.0"');
  const deeds = (await world.office.call(listAudit)).body.map(({ action }) => action);
  expect(deeds.filter((action) => action === 'print-troop')).toHaveLength(2);
});

test("#what-a-leader-sees: the sheet of an evening meeting has the day of the troop's place", async () => {
  const world = await openTroopWorld();
  const id = await world.setUp();
  // At one in the morning in UTC it is eight in the evening in Wisconsin. The sessions of before are over.
  world.passTime(13 * 60 * 60_000);
  const [{ caller: office }, rivera] = [await world.admin(), await world.leader()];
  await office.call(addLeader, { params: { id }, body: { leaderId: rivera.user.id } });
  await agree(rivera.caller);
  const { bytes } = await rivera.caller.call(leader.getTroopSheet, { params: { id } });
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text).toContain('August 1, 2026');
  expect(text).not.toContain('August 2, 2026');
});

test('#the-language-of-documents: the sheet and the hours are in the language that is asked for', async () => {
  const world = await openTroopWorld();
  const child = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  await fillNotebook(world, child);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'progress');
  const query = { language: 'es' } as const;
  const sheet = await caller.call(leader.getTroopSheet, { params: { id }, query });
  expect(sheet.bytes.toString('latin1')).toContain('/Lang (es');
  const hours = await caller.call(leader.getTroopHours, { params: { id }, query });
  const [heads, row] = hours.bytes.toString('utf8').split('\r\n');
  expect(heads).toContain('"Scout","Árbol","Situación","Paso","Esquejes","Árboles plantados","Horas"');
  expect(row).toBe('"Ada O.","Sauce negro","Borrador","1","8","0","2.0"');
});
