/**
 * Very many students with projects in every state, for benchmarks and demonstrations: rows are written by the
 * thousand, past the calls. There are no photos and no signatures. All passwords are `CROWD_PASSWORD`.
 */
import { randomUUID } from 'node:crypto';
import { ACTIVITY_TYPE } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { INTRODUCTION_DONE } from '#domain/rules/notebook/steps.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { OUR_TERMS } from '#domain/terms.ts';
import { US_STATES } from '#domain/us-states.ts';
import { accountRow } from '#server/accounts/accounts.store.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { keepTermsVersion } from '#server/accounts/terms-versions.store.ts';
import { termsInForce } from '#server/consent/consent.service.ts';
import type { ConsentRecordRow } from '#server/platform/db/consent-tables.ts';
import type { Database } from '#server/platform/db/open.ts';
import type { ProjectRow, StepRow, TrackingEntryRow } from '#server/platform/db/project-tables.ts';
import type { UserRow } from '#server/platform/db/tables.ts';
import { columnsOf } from '#server/platform/db/written-columns.ts';
import { readConfig } from '#server/platform/settings/config.ts';

export const CROWD_PASSWORD = 'acorn-and-oak';

/** Rows in one statement: Postgres takes 65,535 values at once, SQLite half of that. */
const ROWS_AT_ONCE = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Students joined, and projects began, evenly over the last three years. */
const PERIOD_MS = 3 * 365 * DAY_MS;

const FIRST_NAMES = [
  'Willow',
  'Hazel',
  'José',
  'Juniper',
  'Maple',
  'Rowan',
  'Aspen',
  'Linden',
  'Chloë',
  'Olive',
];
const LAST_NAMES = [
  'Reyes',
  'Ito',
  'Nguyen',
  'Hale',
  "O'Brien",
  'Fields',
  'Woods',
  'Rivera',
  'Stone',
  'Marsh',
];
const SPECIES = ['black-willow', 'eastern-cottonwood', 'red-mulberry'];

function pick<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

type Setting = { readonly passwordHash: string; readonly termsHash: string; readonly now: number };

function studentRow(number: number, count: number, { passwordHash, now }: Setting): UserRow {
  const username = `scout-${number}`;
  const joined = now - Math.floor((PERIOD_MS * (number % count)) / count);
  const row = accountRow({
    id: randomUUID(),
    username,
    email: `${username}@family.example`,
    passwordHash,
    firstName: pick(FIRST_NAMES, number * 7),
    lastName: pick(LAST_NAMES, Math.floor(number / 10)),
    role: 'student',
    organization: pick(['scouts_bsa', 'cub_scouts', 'girl_scouts'] as const, number),
    troopNumber: String(1 + (number % 4000)),
    state: pick(US_STATES, number * 13)[0],
    zipCode: String(10_000 + (number % 89_999)),
    profileCompleted: true,
    createdAt: joined,
  });
  const parent = { parent_first_name: 'Ana', parent_last_name: row.last_name, parent_email: row.email };
  return {
    ...row,
    ...parent,
    parent_consent_completed_at: joined,
    consent_state: 'confirmed',
    consent_since: joined,
  };
}

function consentRow(student: UserRow, { termsHash }: Setting): ConsentRecordRow {
  return {
    id: randomUUID(),
    user_id: student.id,
    subject_pseudonym: randomUUID(),
    parent_first_name: student.parent_first_name,
    parent_last_name: student.parent_last_name,
    parent_email: student.parent_email,
    parent_phone: null,
    signature: null,
    terms_hash: termsHash,
    signed_at: student.created_at,
    client_address: '192.0.2.1',
    browser: null,
    subject_deleted_at: null,
    method: 'signature',
    language: 'en',
    supersedes: null,
  };
}

/** Projects of one kind after the other: just begun, at steps 2 to 4, and so on; none is finished. */
function projectRow(number: number, ownerId: string, now: number): ProjectRow {
  const currentStep = 1 + (number % 4);
  return {
    id: randomUUID(),
    owner_id: ownerId,
    name: `Cloning Project - ${number}`,
    status: currentStep === 1 ? 'draft' : 'in_progress',
    current_step: currentStep,
    activity_type: ACTIVITY_TYPE,
    location: number % 2 === 0 ? 'Behind the school' : null,
    selected_species_id: currentStep > 1 ? pick(SPECIES, number) : null,
    other_tree: null,
    selected_state: 'WI',
    created_at: now - ((number * 7919 * 1000) % PERIOD_MS),
    completed_at: null,
    deleted_at: null,
    revision: 0,
    field_revisions: '{}',
    changed_at: null,
  };
}

const FORM_DATA: readonly StepFormData[] = [
  INTRODUCTION_DONE,
  { timeSpentStep2: 1.5, notes: 'The tree by the creek has long straight shoots.' },
  {
    cuttingCount: 8,
    collectionTime: '2026-05-17T09:30',
    waterPlacementDate: '2026-05-17T11:00',
    timeSpentStep3: 2,
  },
];

/** The steps that a project has behind it. */
function stepRows(project: ProjectRow): StepRow[] {
  return FORM_DATA.slice(0, project.current_step - 1).map((formData, index) => ({
    project_id: project.id,
    step_number: index + 1,
    is_completed: 1,
    form_data: JSON.stringify(formData),
    field_revisions: JSON.stringify(Object.fromEntries(Object.keys(formData).map((field) => [field, 1]))),
    revision: 1,
    completed_at: project.created_at + (index + 1) * DAY_MS,
  }));
}

/** A weekly look at the jars, in projects that have got so far. */
function trackingRows(project: ProjectRow): TrackingEntryRow[] {
  if (project.current_step < 4) return [];
  return [1, 2].map((week) => ({
    id: randomUUID(),
    project_id: project.id,
    step_number: 4,
    ...columnsOf(LOOK, {
      ...emptyOf(LOOK),
      notes: 'Tiny white dots on two of the cuttings!',
      addedWater: true,
      noticedRootGrowth: week === 2,
      cuttingsAlive: 8,
      cuttingsWithRoots: week === 2 ? 2 : 0,
      longestRootInches: week === 2 ? 0.5 : null,
      timeSpent: 0.5,
      observedAt: `2026-06-0${week}T16:00`,
    }),
    is_draft: 0,
    created_at: project.created_at + week * 7 * DAY_MS,
    is_touched: 1,
    revision: 0,
    field_revisions: '{}',
  }));
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** Calls `write` with at most a thousand numbers at a time, from `from` on, `count` in all. */
async function inBatches(
  from: number,
  count: number,
  write: (batch: number[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < count; done += ROWS_AT_ONCE) {
    await write(numbers(from + done, Math.min(ROWS_AT_ONCE, count - done)));
  }
}

async function insertProjects(db: Database, projects: ProjectRow[]): Promise<void> {
  const steps = projects.flatMap(stepRows);
  const entries = projects.flatMap(trackingRows);
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('projects').values(projects).execute();
    for (let at = 0; at < steps.length; at += ROWS_AT_ONCE) {
      await tx
        .insertInto('steps')
        .values(steps.slice(at, at + ROWS_AT_ONCE))
        .execute();
    }
    if (entries.length > 0) await tx.insertInto('tracking_entries').values(entries).execute();
  });
}

export type Crowd = { readonly students: number; readonly projects: number };

/**
 * Adds a crowd to a migrated database: `projects` is the number of all projects, spread over the new students. May be
 * run again, and adds others then. `now` in milliseconds since 1970; `onProgress` is told what is written so far.
 */
export async function seedCrowd(
  db: Database,
  crowd: Crowd,
  now: number,
  onProgress: (written: Crowd) => void = () => {},
): Promise<void> {
  const terms = termsInForce({ terms: { en: OUR_TERMS, es: OUR_TERMS }, config: readConfig({}) });
  await keepTermsVersion(db, terms, now);
  const setting = { passwordHash: await hashPassword(CROWD_PASSWORD, null), termsHash: terms.hash, now };
  const { first } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('first'))
    .executeTakeFirstOrThrow();
  const ids: string[] = [];
  await inBatches(first, crowd.students, async (batch) => {
    const students = batch.map((number) => studentRow(number, crowd.students, setting));
    const records = students.map((student) => consentRow(student, setting));
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('users').values(students).execute();
      await tx.insertInto('consent_records').values(records).execute();
    });
    ids.push(...students.map(({ id }) => id));
    onProgress({ students: ids.length, projects: 0 });
  });
  await inBatches(0, crowd.projects, async (batch) => {
    await insertProjects(
      db,
      batch.map((number) => projectRow(number, pick(ids, number), now)),
    );
    onProgress({ students: ids.length, projects: (batch.at(-1) ?? 0) + 1 });
  });
}
