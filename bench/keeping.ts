/**
 * Measures very many overdue accounts: the administrators' calls on them, and other calls while the clock works
 * through them, beside the same without. docs/SCALE.md has the figures.
 */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { listDeletions } from '../domain/contract/deletions/deletions.ts';
import { getDryRun, getKeeping, listDue } from '../domain/contract/office/retention-overview.ts';
import { addressOf } from '../domain/contract/platform/endpoint.ts';
import { countAccounts } from '../server/accounts/admins.store.ts';
import { runCommand } from '../server/platform/command.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { createPostgresDatabase, startPostgres } from '../server/testing/postgres.ts';
import { cpuMilliseconds } from './memory.ts';
import { ADMIN_NAME } from './server/bench-data.ts';
import type { Visitor } from './server/calls.ts';
import { type Contender, startContender } from './server/contender.ts';
import { ask, openMeeting, type Times } from './server/ordinary-calls.ts';
import { fillOverdue, STATES, type State, setState, VISITING } from './server/overdue.ts';
import { inviteVisitors } from './server/visitors.ts';

const SERVER = path.join(import.meta.dirname, 'server/keeping-server.ts');
const TIMES = 15;
const WINDOW_SECONDS = 5;
const EACH_SECOND = 60;
const BY_MAIL = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'scouts@troop.example', SUPPORT_EMAIL: 'a@b.example' },
  BASE_URL: 'http://rootling.example',
};

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value: number) => value.toFixed(1);

const PAGE_TWO = { class: 'unvisited', cursor: `${new Date(0).toISOString()}_a` } as const;
const CALLS = {
  'held, jobs, proof': addressOf(getKeeping),
  due: addressOf(listDue),
  'due, next rows': addressOf(listDue, {}, PAGE_TWO),
  'dry run': addressOf(getDryRun),
  deletions: addressOf(listDeletions),
};

/** The calls of the screen, in turn. The processor's time does not hang on what else the machine does. */
async function showCalls({ url, pid }: Contender, { adminCookie }: Visitor, state: State): Promise<void> {
  const shown = Object.entries(CALLS).map(([name, address]) => ({
    ...{ name, path: address, times: [] as number[], cpuMs: 0 },
  }));
  for (let round = 0; round < TIMES; round += 1)
    for (const one of shown) {
      const cpuBefore = await cpuMilliseconds(pid);
      one.times.push(await ask(url, { method: 'GET', path: one.path, headers: { cookie: adminCookie } }));
      one.cpuMs += ((await cpuMilliseconds(pid)) - cpuBefore) / TIMES;
    }
  for (const { name, times, cpuMs } of shown)
    console.log(`| ${state} | ${name} | ${ms(at(times, 0.5))} | ${ms(at(times, 1))} | ${ms(cpuMs)} |`);
  console.log(`  load ${loadavg()[0]?.toFixed(1)}`);
}

type Windows = { readonly rest: Times; readonly run: Times };

/** Windows with the run and without it, in turn and each time the other one first, so that a busy moment meets both. */
async function showRun(server: Contender, visitors: readonly Visitor[], state: State, rounds: number) {
  const meet = openMeeting(server.url, visitors);
  const all: Windows = { rest: { list: [], save: [] }, run: { list: [], save: [] } };
  await meet(WINDOW_SECONDS, EACH_SECOND);
  let done = 0;
  for (let window = 0; window < 2 * rounds; window += 1) {
    const kind = [0, 3].includes(window % 4) ? 'rest' : 'run';
    if (kind === 'run') server.process.send('run');
    const times = await meet(WINDOW_SECONDS, EACH_SECOND);
    if (kind === 'run') {
      server.process.send('rest');
      const [counted] = (await once(server.process, 'message')) as [[string, number][]];
      done += counted.reduce((sum, [, count]) => sum + count, 0);
    }
    for (const call of ['list', 'save'] as const) all[kind][call].push(...times[call]);
  }
  for (const call of ['list', 'save'] as const) {
    const [rest, run] = [all.rest[call], all.run[call]];
    const [without, beside] = [at(rest, 0.99), at(run, 0.99)];
    console.log(
      `| ${state} | ${call} | ${ms(at(rest, 0.5))} | ${ms(without)} | ${ms(at(run, 0.5))} | ${ms(beside)} | ${(beside / without).toFixed(2)} |`,
    );
  }
  console.log(
    `  ${(done / (rounds * WINDOW_SECONDS)).toFixed(0)} a second, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

await runCommand(
  {
    start: 'node bench/keeping.ts',
    does:
      "Shows what very many overdue accounts cost administrators who look at them, and everybody else while the clock's run " +
      'works through them. Fills a database first, unless the folder has a full one already. Takes minutes.',
    args: { FOLDER: 'where the data are to lie' },
    options: {
      accounts: { takes: 'number', default: 100_000, says: 'how many accounts are overdue' },
      rounds: {
        takes: 'number',
        default: 8,
        says: 'how often the run goes and rests; 0 for the calls only',
      },
      run: { says: 'only the run' },
      state: { takes: 'text', says: 'only one of them, by its name in the table' },
      postgres: { says: 'on Postgres instead of SQLite; its database is a new one each time' },
    },
  },
  async ({ args, options }) => {
    const dataDir = args.FOLDER;
    await mkdir(dataDir, { recursive: true });
    const postgres = options.postgres ? await startPostgres({ isDurable: true }) : undefined;
    const databaseUrl = postgres && (await createPostgresDatabase(postgres.url)).url;
    const location = databaseUrl ? { databaseUrl } : { dataDir };
    const start = () =>
      startContender(SERVER, {
        logFile: path.join(dataDir, 'log'),
        env: { DATA_DIR: dataDir, ...BY_MAIL, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      });
    try {
      const db = await openDatabase(location);
      if ((await countAccounts(db)) === 0) await fillOverdue(db, options.accounts);
      await db.destroy();
      for (const state of Object.keys(STATES) as State[]) {
        if (options.state !== undefined && options.state !== state) continue;
        await setState(location, state);
        const server = await start();
        try {
          const visitors = await inviteVisitors(server.url, VISITING, ADMIN_NAME);
          const [first] = visitors;
          if (!options.run && first) await showCalls(server, first, state);
          const isBusy = state !== 'all told today';
          if (options.rounds > 0 && isBusy) await showRun(server, visitors, state, options.rounds);
        } finally {
          await server.stop();
        }
      }
    } finally {
      await postgres?.stop();
    }
  },
);
