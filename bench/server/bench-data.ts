/** The same people and projects for every contender: made once in SQLite, copied to Postgres, copied to the peer. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountRow } from '../../server/accounts/accounts.store.ts';
import { hashPassword } from '../../server/accounts/passwords.service.ts';
import { type Database, openDatabase } from '../../server/platform/db/open.ts';
import type { Tables } from '../../server/platform/db/tables.ts';
import { importSpeciesAtFirstStart } from '../../server/species/species.service.ts';
import { CROWD_PASSWORD, seedCrowd } from '../../server/testing/crowd.ts';

export const ADMIN_NAME = 'ranger';
const SCOUTS = 10_000;
const PROJECTS_EACH = 10;
const ROWS_AT_ONCE = 1000;
/** The round number of bcryptjs' own documentation. */
const BCRYPT_ROUNDS = 10;

/** An administrator with the crowd's password; whoever is there already stays. */
export async function addAdmin(db: Database): Promise<void> {
  const row = accountRow({
    ...{ id: randomUUID(), username: ADMIN_NAME, email: `${ADMIN_NAME}@troop.example` },
    ...{ firstName: 'Robin', lastName: 'Ranger', role: 'admin', organization: null, troopNumber: '' },
    ...{ state: '', zipCode: '', profileCompleted: true, createdAt: Date.now() },
    passwordHash: await hashPassword(CROWD_PASSWORD, null),
  });
  await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** 10,000 students; the first `visitors` of them have ten projects each. */
export async function fillSqlite(dataDir: string, visitors: number): Promise<void> {
  const db = await openDatabase({ dataDir });
  await importSpeciesAtFirstStart(db);
  await seedCrowd(db, { students: visitors, projects: visitors * PROJECTS_EACH }, Date.now());
  await addAdmin(db);
  await seedCrowd(db, { students: SCOUTS - visitors, projects: 0 }, Date.now());
  await db.destroy();
}

/** In the order in which they refer to one another. */
const COPIED: readonly (keyof Tables)[] = ['users', 'species', 'projects', 'steps', 'tracking_entries'];

/** Copies what the bench looks at from the SQLite of a folder into an empty Postgres. */
export async function copyToPostgres(dataDir: string, databaseUrl: string): Promise<void> {
  const from = await openDatabase({ dataDir });
  const to = await openDatabase({ databaseUrl });
  for (const table of COPIED) {
    const rows = await from.selectFrom(table).selectAll().execute();
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await to
        .insertInto(table)
        .values(rows.slice(at, at + ROWS_AT_ONCE) as never)
        .execute();
    }
  }
  await sql`analyze`.execute(to);
  await from.destroy();
  await to.destroy();
}

/** The peer's own tables beside ours, in a schema that its connections look into. */
const PEER_TABLES = [
  'create schema express',
  `create table express.users as select id, username, email, password_hash, first_name, last_name, role, organization,
    troop_number, state, zip_code, profile_completed = 1 as profile_completed, parent_first_name, parent_last_name,
    parent_email, parent_phone,
    (to_timestamp(parent_consent_completed_at / 1000.0) at time zone 'UTC')::timestamp(3) as parent_consent_completed_at,
    (to_timestamp(created_at / 1000.0) at time zone 'UTC')::timestamp(3) as created_at from public.users`,
  'alter table express.users add primary key (id)',
  'create unique index on express.users (username)',
  `create table express.species as select id, common_name, scientific_name, family, cloning_difficulty, typical_habitat,
    array(select json_array_elements_text(regions::json)) as regions,
    array(select json_array_elements_text(native_states::json)) as native_states, fun_fact, cutting_tip
    from public.species`,
  'alter table express.species add primary key (id)',
  `create table express.projects as select id, owner_id, name, status, revision, current_step, activity_type, location,
    selected_species_id, selected_state,
    (to_timestamp(created_at / 1000.0) at time zone 'UTC')::timestamp(3) as created_at from public.projects`,
  'alter table express.projects add primary key (id)',
  'alter table express.projects add foreign key (owner_id) references express.users (id)',
  'create index on express.projects (owner_id)',
  `create table express.steps as select project_id, step_number, is_completed = 1 as is_completed,
    form_data::jsonb as form_data, revision from public.steps`,
  'alter table express.steps add primary key (project_id, step_number)',
  'alter table express.steps add foreign key (project_id) references express.projects (id)',
  `create table express.photos (id text primary key, project_id text not null references express.projects (id),
    step_number integer not null, filename text not null, original_name text not null, size integer not null,
    width integer not null, height integer not null, caption text not null, uploaded_at timestamp(3) not null)`,
  'create index on express.photos (project_id)',
];

/** Makes the peer's tables of ours, and gives the address under which it finds them. */
export async function copyToPeer(databaseUrl: string): Promise<string> {
  const db = await openDatabase({ databaseUrl });
  for (const statement of PEER_TABLES) await sql.raw(statement).execute(db);
  // Only beside a peer: what is measured alone needs no packages of the bench.
  const { hash } = await import('bcryptjs');
  const passwordHash = await hash(CROWD_PASSWORD, BCRYPT_ROUNDS);
  await sql`update express.users set password_hash = ${passwordHash}`.execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=express');
  return url.href;
}
