import { deleteChild } from '#domain/contract/family/parent.ts';
import { chooseReminders } from '#domain/contract/family/reminders.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { insertParentSession } from '#server/accounts/parent-sessions.store.ts';
import { insertSession } from '#server/accounts/sessions.store.ts';
import { remindParents } from '#server/family/reminders/reminding.service.ts';
import { PARENT_COOKIE, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import type { OpenParent, Person } from './factories.ts';
import { openMailedWorld } from './mailed-world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function demandDone({ status, body }: { status: number; body: unknown }): void {
  if (status >= 300) throw new Error(`It was refused: ${status} ${JSON.stringify(body)}`);
}

/** The program with a mail server, and what families do in it whose parents are reminded. */
export async function openRemindedWorld(environment: Record<string, string> = {}) {
  const world = await openMailedWorld(environment);
  const { platform, passTime, deliver } = world;
  const { db } = platform;

  /** Sessions of a test end after hours: whoever does something has logged in again. */
  async function back({ user, caller }: Person) {
    const [token, createdAt] = [platform.newToken(), platform.clock()];
    const times = { createdAt, expiresAt: createdAt + HOUR_MS };
    await insertSession(db, { tokenHash: hashOfToken(token), userId: user.id, isShared: false, ...times });
    caller.cookies[SESSION_COOKIE] = token;
    return caller;
  }
  async function open({ email, caller }: OpenParent) {
    const [token, createdAt] = [platform.newToken(), platform.clock()];
    const times = { createdAt, expiresAt: createdAt + HOUR_MS / 2 };
    await insertParentSession(db, { tokenHash: hashOfToken(token), emailKey: email, ...times });
    caller.cookies[PARENT_COOKIE] = token;
    return caller;
  }
  async function choose(parent: OpenParent, child: Person, isWanted: boolean) {
    const params = { id: child.user.id };
    demandDone(await (await open(parent)).call(chooseReminders, { params, body: { isWanted } }));
  }
  return {
    ...world,
    back,
    open,
    choose,
    /** Sets the clock on to a moment, ISO 8601. */
    goTo: (moment: string) => passTime(Date.parse(moment) - platform.clock()),
    /** Runs the quarter-hourly job; gives the number of letters written. */
    quarter: async () => {
      passTime(15 * MINUTE_MS);
      const written = await remindParents(platform);
      await deliver();
      return written[0]?.[1] ?? 0;
    },
    /** A project of a child whose cuttings went into water on a day. */
    inWater: async (child: Person, day: string, selectedSpeciesId?: string) => {
      const { id } = await world.project(child, selectedSpeciesId ? { selectedSpeciesId } : {});
      const caller = await back(child);
      const body = { formData: { waterPlacementDate: `${day}T09:00` }, isCompleted: false };
      demandDone(await caller.call(saveStep, { params: { id, stepNumber: 3 }, body }));
      return id;
    },
    look: async (child: Person, projectId: string, observedAt: string, over = {}) => {
      const caller = await back(child);
      const body = { id: platform.newId(), notes: 'White dots', observedAt, isDraft: false, ...over };
      demandDone(await caller.call(createTrackingEntry, { params: { projectId }, body }));
    },
    /** A parent with an open page who has ticked it for the children. */
    ticked: async (children: readonly Person[], email: string) => {
      const parent = await world.parent(children, email);
      for (const child of children) await choose(parent, child, true);
      return parent;
    },
    askDeletion: async (parent: OpenParent, { user }: Person) => {
      const body = { firstName: user.firstName };
      demandDone(await (await open(parent)).call(deleteChild, { params: { id: user.id }, body }));
    },
  };
}

export type RemindedWorld = Awaited<ReturnType<typeof openRemindedWorld>>;
