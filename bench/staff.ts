/**
 * Measures leaders' and administrators' waits with very many students: a list of 60 scouts, and the statistics of all
 * projects. Fills a database unless the folder has one. docs/SCALE.md has the figures.
 */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { getStatistics } from '../domain/contract/office/statistics.ts';
import { addressOf, type Endpoint } from '../domain/contract/platform/endpoint.ts';
import { getUser, login } from '../domain/contract/sign-in/accounts.ts';
import { agreeAsLeader, getLeaderHome, getLedTroop } from '../domain/contract/troop/leader.ts';
import { accountRow } from '../server/accounts/accounts.store.ts';
import { countAccounts } from '../server/accounts/admins.store.ts';
import { hashPassword } from '../server/accounts/passwords.service.ts';
import { countAll } from '../server/office/statistics/statistics.service.ts';
import { runCommand } from '../server/platform/command.ts';
import { isPostgres } from '../server/platform/db/engine.ts';
import { type DatabaseLocation, openDatabase } from '../server/platform/db/open.ts';
import { importSpeciesAtFirstStart } from '../server/species/species.service.ts';
import { CROWD_PASSWORD, seedCrowd } from '../server/testing/crowd.ts';
import { createPostgresDatabase, startPostgres } from '../server/testing/postgres.ts';
import { ADMIN_NAME, addAdmin } from './server/bench-data.ts';
import { PROGRAM, startContender } from './server/contender.ts';

const LEADER = 'bench-leader';
const SCOUTS = 60;
const ROUNDS = 1000;
const TROOP = { organization: 'scouts_bsa', state: 'WI', number: '60', number_key: '60', name: 'Oak' };

/** Students with projects, an administrator, and a leader of a troop of 60 whose parents said yes. */
async function fill(location: DatabaseLocation, students: number, projects: number): Promise<void> {
  const db = await openDatabase(location);
  await importSpeciesAtFirstStart(db);
  if ((await countAccounts(db)) === 0) {
    const now = Date.now();
    await seedCrowd(db, { students, projects }, now);
    // Else the clock writes to the parents of many who were never here again, before it counts and beside what is measured.
    await db.updateTable('users').set({ last_visit_at: now }).execute();
    await addAdmin(db);
    const leader = accountRow({
      ...{ id: randomUUID(), username: LEADER, email: `${LEADER}@troop.example`, role: 'leader' },
      ...{ firstName: 'Ana', lastName: 'Rivera', organization: null, troopNumber: '', state: '' },
      ...{ zipCode: '', profileCompleted: true, createdAt: now },
      passwordHash: await hashPassword(CROWD_PASSWORD, null),
    });
    await db.insertInto('users').values(leader).execute();
    const id = randomUUID();
    await db
      .insertInto('troops')
      .values({ id, ...TROOP, created_at: now, closed_at: null })
      .execute();
    await db
      .insertInto('troop_leaders')
      .values({ troop_id: id, user_id: leader.id, added_at: now })
      .execute();
    const scouts = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'student')
      .limit(SCOUTS)
      .execute();
    const yes = {
      troop_id: id,
      choice: 'work',
      given_at: now,
      given_by: 'ana@family.example',
      ended_at: null,
    };
    await db
      .insertInto('troop_answers')
      .values(scouts.map((it) => ({ id: randomUUID(), user_id: it.id, ...yes })))
      .execute();
  }
  const began = performance.now();
  const { total } = await countAll(db);
  console.log(`${total.started} projects counted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  // Postgres does this by itself minutes after so many writes; before it, queries are not planned as in use.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

type Ask = (it: Endpoint, params?: Record<string, string>, body?: object) => Promise<Response>;

async function signIn(url: string, username: string): Promise<Ask> {
  let cookie = '';
  const ask: Ask = async (item, params, body) => {
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url + addressOf(item, params), { method: item.method, headers, ...sent });
    if (!response.ok) throw new Error(`${item.path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const { headers } = await ask(login, {}, { username, password: CROWD_PASSWORD, admin: true });
  cookie = headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  return ask;
}

async function measure(what: string, ask: () => Promise<Response>, rounds = ROUNDS): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await (await ask()).arrayBuffer();
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`| ${what} | ${at(0.5)} | ${at(0.99)} |`);
}

await runCommand(
  {
    start: 'node bench/staff.ts',
    does:
      "Asks for a leader's list of 60 scouts and for the statistics, with very many students. Fills a database first, unless " +
      'the folder has a full one already. Takes minutes and gigabytes.',
    args: { FOLDER: 'where the data are to lie' },
    options: {
      students: { takes: 'number', default: 100_000, says: 'how many students' },
      projects: { takes: 'number', default: 1_000_000, says: 'how many projects they have together' },
      postgres: { says: 'on Postgres instead of SQLite; its database is a new one each time' },
    },
  },
  async ({ args, options }) => {
    const dataDir = args.FOLDER;
    await mkdir(dataDir, { recursive: true });
    const postgres = options.postgres ? await startPostgres({ isDurable: true }) : undefined;
    const databaseUrl = postgres && (await createPostgresDatabase(postgres.url)).url;
    await fill(databaseUrl ? { databaseUrl } : { dataDir }, options.students, options.projects);
    // The clock counts as the program starts, and dates what it counts by its beginning.
    const began = new Date().toISOString();
    const server = await startContender(PROGRAM, {
      logFile: path.join(dataDir, 'log'),
      env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    });
    try {
      const leader = await signIn(server.url, LEADER);
      const home = (await (await leader(getLeaderHome)).json()) as { undertaking: { hash: string } };
      await leader(agreeAsLeader, {}, { hash: home.undertaking.hash });
      const { troops } = (await (await leader(getLeaderHome)).json()) as { troops: { id: string }[] };
      const list = () => leader(getLedTroop, { id: troops[0]?.id ?? '' });
      console.log('| call | median, ms | p99 |\n|---|--:|--:|');
      await measure("a leader's list of 60 scouts, while all is counted", list);
      const admin = await signIn(server.url, ADMIN_NAME);
      for (let isCounted = false; !isCounted; ) {
        await wait(1000);
        const found = (await (await admin(getStatistics)).json()) as { countedAt: string } | null;
        isCounted = (found?.countedAt ?? '') >= began.slice(0, 19);
      }
      // One row by its key, on the same way: by it the others of this table compare with those of another machine.
      await measure('who I am', () => leader(getUser));
      await measure("a leader's list of 60 scouts", list);
      await measure('statistics', () => admin(getStatistics));
    } finally {
      await server.stop();
      await postgres?.stop();
    }
  },
);
