/**
 * Whatever comes, to any call: no error of ours and no hanging. `npm test` sends the same few thousand requests each
 * time; `npm run test:fuzz` sends 50,000 others.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import * as consent from '#domain/contract/consent/consent.ts';
import {
  confirmByPhone,
  getConsentCertificate,
  getSignedForm,
  receiveSignedForm,
} from '#domain/contract/consent/consent-proof.ts';
import { answerLeadersQuestion, getChildCertificate } from '#domain/contract/family/child-consent.ts';
import * as families from '#domain/contract/family/families.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import { getJoining, join } from '#domain/contract/family/joining.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import {
  openOnePress,
  stopRemindersByLink,
  stopRemindersInOnePress,
} from '#domain/contract/family/reminders.ts';
import * as replacements from '#domain/contract/family/replacements.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { createPlantingEntry } from '#domain/contract/notebook/planting.ts';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { correctParentEmail, resetStudentPassword } from '#domain/contract/office/admin.ts';
import * as people from '#domain/contract/office/people.ts';
import * as staffAddress from '#domain/contract/office/staff-address.ts';
import * as troops from '#domain/contract/office/troops.ts';
import { sendMailAgain } from '#domain/contract/office/unsent-mails.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, enterLogin, login } from '#domain/contract/sign-in/accounts.ts';
import {
  completeReset,
  confirmReset,
  sendResetCodeAgain,
  startReset,
  verifyReset,
} from '#domain/contract/sign-in/password-reset.ts';
import * as factor from '#domain/contract/sign-in/second-factor.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { endStaffSession, listStaffSessions } from '#domain/contract/sign-in/staff-sessions.ts';
import { getSpecies } from '#domain/contract/species/species.ts';
import * as leader from '#domain/contract/troop/leader.ts';
import { checkReview, createReview, nudgeScout } from '#domain/contract/troop/reviewing.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { insertReview } from '#server/troop/reviews/reviews.store.ts';
import { type OddRequest, requestsTo, writeOut } from './odd-requests.ts';
import { smallJpeg } from './small-photo.ts';
import { openWorld } from './test-app.ts';
import { entryOf, tellOfTree } from './told-tree.ts';
import { type Body, makeValidBodies } from './valid-bodies.ts';
import { Caller, type World } from './world.ts';

const STATISTICS_TOKEN = 'odd-requests-know-it-too-0123456789';

const LONG_RUN = process.env.FUZZ_RUNS !== undefined;
/** So often each call comes up that a request that is taken is among them (docs/decisions/0229). */
const RUNS_A_CALL = 25;
/** An upload needs all parts in order at once, which chance may miss: it is then sent once without anything odd. */
const MISSED_BY_CHANCE = 5;
const RUNS = Number(process.env.FUZZ_RUNS ?? ALL_ENDPOINTS.length * RUNS_A_CALL);
/** A response takes milliseconds; a password's hash, on a busy machine, a second. */
const HANGING_MS = 10_000;
/** So much time lies between two requests that nobody has tried too often. */
const PAUSE_MS = 60_000;
/** A session of an administrator outlasts so many pauses. */
const REQUESTS_PER_STAGE = 500;

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const CALLS = new Map(ALL_ENDPOINTS.map((it) => [nameOf(it), it]));

function callNamed(name: string): Endpoint {
  const result = CALLS.get(name);
  if (!result) throw new Error(`No call ${name}`);
  return result;
}

/** Calls that need not succeed here: the first two redirect, the next wants a token, the last is over. */
const MAY_BE_REFUSED: readonly Endpoint[] = [
  enterLogin,
  openOnePress,
  completeReset,
  confirmReset,
  sendResetCodeAgain,
  createFirstAdmin,
  people.getStaffInvitation,
  getJoining,
  join,
  // They are about a troop or a family that the request names, or that only a request before has made.
  families.listFamilies,
  families.inviteFamilyAgain,
  families.takeFamilyBack,
  families.printFamilyLetters,
  people.acceptInvitation,
  // They ask for a link of a letter, or for one that failed, and no letter is sent here.
  sendMailAgain,
  consent.resendConsent,
  consent.getConfirmation,
  consent.answerConfirmation,
  parent.openParentPage,
  parent.closeParentPages,
  stopRemindersByLink,
  stopRemindersInOnePress,
  parent.getAskedDeletion,
  parent.cancelDeletionByLink,
  parent.deleteAtOnce,
  guardians.getParentInvitation,
  guardians.answerInvitation,
  ownAddress.confirmAddress,
  ownAddress.undoAddress,
  staffAddress.confirmStaffAddress,
  staffAddress.undoStaffAddress,
  replacements.getAddressReplacement,
  replacements.answerAddressReplacement,
  // They take back what only another request, by chance the one before, has asked for.
  guardians.unblockGuardian,
  guardians.answerBlock,
  releaseHold,
  parent.startChild,
  parent.cancelChildDeletion,
  // Leaders say nothing where no mail is sent, and only who was given a card has its code.
  createReview,
  nudgeScout,
  spendSignInCard,
  // They want a code of an authenticator app, or one that is there.
  factor.confirmEnrolment,
  factor.renewRecoveryCodes,
  factor.endSecondFactor,
  factor.takeOffSecondFactor,
];

let troopsSetUp = 0;

/** A troop of its own number, and a leader of it who has agreed to the undertaking. */
async function openTroop(world: World, office: Caller) {
  troopsSetUp += 1;
  const body = {
    organization: 'scouts_bsa',
    state: 'WI',
    number: `${1000 + troopsSetUp}`,
    name: '',
  } as const;
  const { id } = (await office.call(troops.createTroop, { body })).body;
  const leading = await world.leader();
  const other = await world.leader();
  await office.call(troops.addLeader, { params: { id }, body: { leaderId: leading.user.id } });
  const { hash } = (await leading.caller.call(leader.getLeaderHome)).body.undertaking;
  await leading.caller.call(leader.agreeAsLeader, { body: { hash } });
  return { id, body, leading, other, hash };
}

/** Whoever is there beside a family: administrator, troop, and the students whose consent or account is being dealt with. */
async function openOffice(world: World) {
  const admin = await world.admin();
  const troop = await openTroop(world, admin.caller);
  const newcomer = await world.unconsentedStudent();
  const signed = await world.unconsentedStudent();
  const held = await world.student();
  const bodies = await makeValidBodies();
  await signed.caller.call(consent.giveParentConsent, { body: bodies.get(consent.giveParentConsent) ?? {} });
  const photo = [{ name: 'form.jpg', bytes: await smallJpeg() }];
  const form = await admin.caller.upload(receiveSignedForm, { id: signed.user.id }, photo);
  const { body: asked } = await admin.caller.call(people.invite, { body: { role: 'admin' } });
  const sessions = await admin.caller.call(listStaffSessions);
  return { admin, troop, newcomer, signed, held, form, asked, sessions };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** A scout of the troop with parents and a project in which there is something of everything. */
async function openHome(world: World, { troop }: Office) {
  // The office's own administrator may have been logged out by a request.
  const admin = await world.admin();
  // New things have ids of their own, which count once.
  const bodies = await makeValidBodies();
  const scout = await world.student({
    organization: 'scouts_bsa',
    state: 'WI',
    troopNumber: troop.body.number,
  });
  const { caller } = scout;
  const { id: projectId } = await world.project(scout);
  const params = { projectId };
  const child = { id: scout.user.id };
  const mother = await world.parent([scout]);
  const father = await world.parent([scout]);
  const parents = await admin.caller.call(guardians.listGuardians, { params: child });
  const invitation = { firstName: 'Bo', lastName: 'Reyes', email: 'bo@family.example' };
  const invited = await mother.caller.call(guardians.inviteParent, { params: child, body: invitation });
  const tree = await caller.call(createPlantingEntry, {
    params,
    body: bodies.get(createPlantingEntry) ?? {},
  });
  const roots = await caller.call(createTrackingEntry, {
    params,
    body: bodies.get(createTrackingEntry) ?? {},
  });
  const check = await tellOfTree(world, caller, projectId);
  const { body: spare } = await caller.call(createTrackingEntry, { params, body: { isDraft: true } });
  await caller.call(deleteTrackingEntry, { params: { entryId: spare.id } });
  const { id: receipt } = await world.platform.db
    .selectFrom('deletions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const photo = [{ name: 'jar.jpg', bytes: await smallJpeg() }];
  const shown = await caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const answer = { troopId: troop.id, choice: 'work' } as const;
  await mother.caller.call(answerLeadersQuestion, { params: child, body: answer });
  const reviewId = `review-${projectId}`;
  await insertReview(world.platform.db, {
    ...{ id: reviewId, projectId, userId: scout.user.id, troopId: troop.id, now: Date.now() },
    ...{
      leaderId: troop.leading.user.id,
      by: 'Ana Rivera',
      verdict: 'please-fix',
      phrases: [],
      note: 'Again.',
    },
  });
  const guardianOf = (endpoint: Endpoint) =>
    endpoint.who === 'admin'
      ? parents.body.find(({ email }) => email === father.email)
      : invited.body.find(({ state }) => state === 'invited');
  return {
    bodies,
    scout,
    projectId,
    mother,
    guardianOf,
    tree,
    roots,
    check,
    receipt,
    shown,
    answer,
    reviewId,
  };
}

type Home = Awaited<ReturnType<typeof openHome>>;

/** Somebody for each call, with something to make it on. */
function setStage(world: World, office: Office, home: Home) {
  const { admin, troop, newcomer, signed, held } = office;
  const { bodies, scout, projectId, reviewId } = home;
  const known = { username: scout.user.username, userId: scout.user.id };
  const resets = { ...bodies.get(verifyReset), ...known, troopNumber: troop.body.number, state: 'WI' };
  const hers = { parentFirstName: 'Ana', parentLastName: 'Reyes' };
  const fitting = new Map<Endpoint, Body>([
    ...bodies,
    [families.checkRoster, { ...bodies.get(families.checkRoster), troopId: troop.id }],
    [families.inviteFamilies, { ...bodies.get(families.inviteFamilies), troopId: troop.id }],
    [troops.changeTroop, troop.body],
    [troops.addLeader, { leaderId: troop.other.user.id }],
    [leader.agreeAsLeader, { hash: troop.hash }],
    [answerLeadersQuestion, home.answer],
    [makeSignInCard, { studentId: scout.user.id }],
    // Nobody has reported the note, so there is nothing to be let read again.
    [checkReview, { outcome: 'take-back' }],
    [startReset, known],
    [verifyReset, { ...resets, ...hers }],
    [resetStudentPassword, { ...bodies.get(resetStudentPassword), ...known }],
    [login, { ...bodies.get(login), username: scout.user.username, password: scout.password }],
  ]);
  const idFor = (endpoint: Endpoint) => {
    if (endpoint === getSpecies) return 'black-willow';
    if (endpoint === people.removePerson) return office.asked.invitation.id;
    // A held account is locked out of everything tried afterwards.
    if (endpoint === holdStudent || endpoint === releaseHold) return held.user.id;
    if (endpoint === correctParentEmail || OF_A_CONSENT.includes(endpoint)) return signed.user.id;
    if (endpoint === endStaffSession) return office.sessions.body.find(({ isThis }) => !isThis)?.id ?? '';
    if (/\/troops\/:id/.test(endpoint.path)) return troop.id;
    if (/\/reviews\/:id/.test(endpoint.path)) return reviewId;
    if (endpoint === createReview) return projectId;
    return endpoint.who === 'admin' || endpoint.who === 'parent' || endpoint.who === 'leader'
      ? scout.user.id
      : projectId;
  };
  return {
    bodies: fitting,
    // A cookie that a response takes away is gone for that request only.
    callerAs: async (role: Role, endpoint: Endpoint): Promise<Caller> => {
      const fits = role === 'fitting';
      // A page that was opened for each call: it closes by itself before long.
      if (fits && endpoint.who === 'parent')
        return (await world.parent([scout, signed], home.mother.email)).caller;
      if (fits ? endpoint.who === 'anyone' : role === 'signed out') return world.stranger();
      if (fits && endpoint === consent.giveParentConsent)
        return new Caller(world.app, { ...newcomer.caller.cookies });
      if (fits && endpoint.who === 'leader')
        return new Caller(world.app, { ...troop.leading.caller.cookies });
      const isAdmin = fits ? OFFICE.includes(endpoint.who) : role === 'admin';
      return new Caller(world.app, { ...(isAdmin ? admin : scout).caller.cookies });
    },
    paramsOf: (endpoint: Endpoint): Record<string, string> => ({
      id: idFor(endpoint),
      leaderId: troop.leading.user.id,
      projectId,
      reviewId,
      userId: scout.user.id,
      stepNumber: '2',
      entryId: entryOf(endpoint, { tree: home.tree.body.id, roots: home.roots.body.id, check: home.check }),
      photoId: home.shown.body.photos[0]?.id ?? '',
      filename: home.shown.body.photos[0]?.filename ?? '',
      receipt: home.receipt,
      eventId: office.form.body.events.at(-1)?.id ?? '',
      guardianId: home.guardianOf(endpoint)?.id ?? '',
    }),
  };
}

/** Callers of an office, and of a home: home calls delete only the home's own. */
const OFFICE: readonly Endpoint['who'][] = ['admin', 'staff', 'staff-self'];
const HOME: readonly Endpoint['who'][] = ['student', 'member', 'account', 'session', 'anyone', 'parent'];
/** Their deletions are made anew for each call, or had nothing to delete. */
const DELETES_NOTHING: readonly Endpoint[] = [parent.closeParentPage, ownAddress.keepOwnAddress];

const OF_A_CONSENT: readonly Endpoint[] = [
  getChildCertificate,
  confirmByPhone,
  getConsentCertificate,
  getSignedForm,
  receiveSignedForm,
];

/** A request without anything odd, with a photo where the call takes one. */
const plainTo = (endpoint: Endpoint): OddRequest => ({
  params: {},
  query: [],
  headers: {},
  contentType: 'application/json',
  body: { kind: 'fields', fields: {} },
  form: endpoint.upload
    ? { parts: [], files: [{ name: 'jar.jpg', type: 'image/jpeg', content: 'photo' }], cutAt: null }
    : null,
});

type Stage = ReturnType<typeof setStage>;

/** The call's own caller, nobody, a student or an administrator. */
const ROLES = ['fitting', 'fitting', 'fitting', 'fitting', 'signed out', 'student', 'admin'] as const;
type Role = (typeof ROLES)[number];

async function send(stage: Stage, role: Role, endpoint: Endpoint, request: OddRequest, jpeg: Uint8Array) {
  const goods = { params: stage.paramsOf(endpoint), body: stage.bodies.get(endpoint) ?? {}, jpeg };
  const { url, headers, payload } = await writeOut(endpoint, request, goods);
  const isProgram = role === 'fitting' && endpoint.who === 'program';
  const caller = await stage.callerAs(role, endpoint);
  return caller.send<{ message?: unknown }>({
    method: endpoint.method,
    url,
    headers: { ...headers, ...(isProgram && { authorization: `Bearer ${STATISTICS_TOKEN}` }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Gives the response. A new stage, which takes a dozen hashes of passwords, has no limit. @throws Error where it hangs. */
async function answerInTime<T>(response: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(HANGING_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`No response within ${HANGING_MS} ms`);
  });
  late.catch(() => {});
  return Promise.race([response, late]).finally(() => over.abort());
}

test(
  `no fault and no hanging in ${RUNS} odd requests to every call of the contract`,
  async () => {
    const world = await openWorld({ STATISTICS_TOKEN });
    await importSpeciesAtFirstStart(world.platform.db);
    const jpeg = await smallJpeg();
    const statuses = new Map<string, Set<number>>();
    const roles = new Set<string>();
    let office = await openOffice(world);
    let stage = setStage(world, office, await openHome(world, office));
    let sent = 0;
    const requests = fc
      .constantFrom(...CALLS.keys())
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...ROLES), requestsTo(callNamed(name))));
    const property = fc.asyncProperty(requests, async ([name, role, request]) => {
      const result = callNamed(name);
      const { status, body } = await answerInTime(send(stage, role, result, request, jpeg));
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body.message).toMatch(/\w/);
      statuses.set(name, (statuses.get(name) ?? new Set()).add(status));
      world.passTime(PAUSE_MS);
      sent += 1;
      roles.add(`${role}: ${name}`);
      // A program proves itself by a token, so a wrong one does not end the session beside it.
      const isSignedIn = role !== 'signed out' && result.who !== 'parent' && result.who !== 'program';
      const isDeleted = status < 300 && result.method === 'DELETE' && !DELETES_NOTHING.includes(result);
      const isOver = sent % REQUESTS_PER_STAGE === 0;
      if (!isOver && !isDeleted && !(status === 401 && isSignedIn)) return;
      if (isOver || role === 'admin' || !HOME.includes(result.who)) office = await openOffice(world);
      stage = setStage(world, office, await openHome(world, office));
    });
    await fc.assert(property, { numRuns: RUNS, ...(!LONG_RUN && { seed: 13 }) });
    // Else the requests were all so odd that they got no further than the first check.
    const taken = ALL_ENDPOINTS.filter((it) => !MAY_BE_REFUSED.includes(it)).map(nameOf);
    const seen = [...statuses]
      .filter(([, all]) => all.has(200) || all.has(201) || all.has(202))
      .map(([name]) => name);
    expect(statuses.size).toBe(ALL_ENDPOINTS.length);
    const missed = taken.filter((name) => !seen.includes(name));
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(MISSED_BY_CHANCE);
    for (const name of missed) {
      const result = callNamed(name);
      const office = await openOffice(world);
      const stage = setStage(world, office, await openHome(world, office));
      const { status } = await send(stage, 'fitting', result, plainTo(result), jpeg);
      expect([name, status]).toEqual([name, expect.toSatisfy((it: number) => it < 300)]);
    }
    if (LONG_RUN) expect(roles.size).toBe(ALL_ENDPOINTS.length * new Set(ROLES).size);
  },
  // Only a machine that is very busy comes near it; a request that hangs is found by itself.
  240_000 + RUNS * 80,
);
