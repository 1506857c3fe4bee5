import { hash } from '@node-rs/argon2';
import { ACTIVITY_TYPE, type Project } from '#domain/contract/notebook/projects.ts';
import { isStaff, type User } from '#domain/contract/sign-in/accounts.ts';
import { ADMIN_SESSION_MS, PARENT_SESSION_MS } from '#domain/limits.ts';
import { insertAccount, type NewAccount, presentUser } from '#server/accounts/accounts.store.ts';
import { putGuardian } from '#server/accounts/guardians.store.ts';
import { insertParentSession } from '#server/accounts/parent-sessions.store.ts';
import { insertSession } from '#server/accounts/sessions.store.ts';
import { PARENT_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { markConfirmed, putUnconfirmed } from '#server/sign-in/second-factor/second-factor.store.ts';
import { insertStaffSession } from '#server/sign-in/staff-sessions/staff-sessions.store.ts';
import type { Caller } from './world.ts';

/** A person with an account and a session. */
export type Person = { user: User; caller: Caller; password: string };

/** A parent or guardian whose page is open. */
export type OpenParent = { email: string; caller: Caller };

export type Factories = {
  /** A student past both gates. */
  student: (over?: Partial<NewAccount>) => Promise<Person>;
  /** A student whose parent has not signed yet. */
  unconsentedStudent: (over?: Partial<NewAccount>) => Promise<Person>;
  /** A parent of some children whose page is open. */
  parent: (children: readonly Person[], email?: string) => Promise<OpenParent>;
  admin: (over?: Partial<NewAccount>) => Promise<Person>;
  /** A leader of no troop, who has not agreed to the undertaking. */
  leader: (over?: Partial<NewAccount>) => Promise<Person>;
  /** A project of a person, as it is right after 'Start New Cloning Project'. */
  project: (
    owner: Person,
    over?: { name?: string; selectedSpeciesId?: string },
  ) => Promise<Pick<Project, 'id' | 'name'>>;
};

export const PASSWORD = 'acorn-and-oak';

/** A scout's sign-up. */
export const REGISTRATION = {
  username: 'WillowTree',
  email: 'willow@family.example',
  password: 'green-leaf-7',
  confirmPassword: 'green-leaf-7',
  firstName: 'Willow',
  lastName: 'Reyes',
  organization: 'girl_scouts',
  troopNumber: '42',
  state: 'WI',
  zipCode: '53703',
} as const;
/** The secret of administrators who need an authenticator app. */
export const FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
// Cheap on purpose: what a hash costs is not what these tests are about.
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export function factoriesOf(
  platform: Platform,
  callerWith: (token: string, cookie?: string) => Caller,
): Factories {
  const { db, newId, newToken, clock } = platform;

  async function person(over: Partial<NewAccount>, hasConsent: boolean): Promise<Person> {
    const id = newId();
    const name = `scout-${id.slice(0, 8)}`;
    const row = await insertAccount(db, {
      id,
      username: name,
      email: `${name}@family.example`,
      passwordHash: await passwordHash,
      firstName: 'Willow',
      lastName: 'Reyes',
      role: 'student',
      organization: 'scouts_bsa',
      troopNumber: '42',
      state: 'WI',
      zipCode: '53703',
      profileCompleted: true,
      createdAt: clock(),
      ...over,
    });
    if (hasConsent) {
      await db
        .updateTable('users')
        .set({
          parent_first_name: 'Ana',
          parent_last_name: 'Reyes',
          parent_email: 'ana@family.example',
          parent_consent_completed_at: clock(),
          consent_state: 'confirmed',
          consent_since: clock(),
        })
        .where('id', '=', row.id)
        .execute();
    }
    const token = newToken();
    const user = presentUser(
      await db.selectFrom('users').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow(),
    );
    await insertSession(db, {
      tokenHash: hashOfToken(token),
      userId: user.id,
      createdAt: clock(),
      expiresAt: clock() + ADMIN_SESSION_MS,
      isShared: false,
    });
    if (isStaff(user)) await putStaffSession(user.id, hashOfToken(token));
    return { user, caller: callerWith(token), password: PASSWORD };
  }

  /** The state after a login, with an authenticator app where one is demanded. */
  async function putStaffSession(userId: string, tokenHash: string): Promise<void> {
    const seen = { browser: 'Mozilla/5.0 (test)', clientAddress: '192.0.2.1', now: clock() };
    await insertStaffSession(db, { id: newId(), tokenHash, ...seen });
    if (!platform.config.demandsSecondFactor) return;
    await putUnconfirmed(db, { userId, secret: FACTOR_SECRET, now: clock() });
    await markConfirmed(db, userId, clock());
  }

  return {
    student: (over = {}) => person(over, true),
    unconsentedStudent: (over = {}) => person(over, false),
    admin: (over = {}) =>
      person({ role: 'admin', organization: null, troopNumber: '', state: '', zipCode: '', ...over }, false),
    leader: (over = {}) =>
      person({ role: 'leader', organization: null, troopNumber: '', state: '', zipCode: '', ...over }, false),
    parent: async (children, email = `parent-${newId().slice(0, 8)}@family.example`) => {
      for (const { user } of children) {
        const names = { firstName: 'Ana', lastName: 'Reyes', phone: null };
        await putGuardian(db, { id: newId(), userId: user.id, email, ...names, confirmedAt: clock() });
      }
      const [token, now] = [newToken(), clock()];
      const session = { emailKey: email, createdAt: now, expiresAt: now + PARENT_SESSION_MS };
      await insertParentSession(db, { ...session, tokenHash: hashOfToken(token) });
      return { email, caller: callerWith(token, PARENT_COOKIE) };
    },
    project: async (owner, over = {}) => {
      const id = newId();
      const name = over.name ?? 'Cloning Project - 5/1/2026';
      await db
        .insertInto('projects')
        .values({
          id,
          owner_id: owner.user.id,
          name,
          status: 'draft',
          current_step: 1,
          activity_type: ACTIVITY_TYPE,
          location: null,
          selected_species_id: over.selectedSpeciesId ?? null,
          selected_state: 'WI',
          created_at: clock(),
          completed_at: null,
          revision: 0,
          field_revisions: '{}',
        })
        .execute();
      return { id, name };
    },
  };
}
