/** Everything that the contests need: the data, every contender running, everybody signed in. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createPostgresDatabase, startPostgres } from '../../server/testing/postgres.ts';
import { writeJpeg } from '../sample-jpeg.ts';
import { ADMIN_NAME, copyToPeer, copyToPostgres, fillSqlite } from './bench-data.ts';
import { CALLS, type CallName, type Upload } from './calls.ts';
import { type Contender, PROGRAM, startContender } from './contender.ts';
import type { Entrant, Entrants } from './contest.ts';
import { inviteVisitors } from './visitors.ts';

export const VISITORS = 32;

const BENCH = path.join(import.meta.dirname, '..');
const LOOP_DELAY = path.join(import.meta.dirname, 'loop-delay.ts');
export type Stage = {
  readonly entrants: Entrants;
  readonly upload: Upload;
  /** Ends the program on SQLite, and starts it again on its folder. */
  readonly restart: () => Promise<Contender>;
  /** Starts the program once more on a copy of nothing but its migrated folder. */
  readonly startAgain: () => Promise<Contender>;
  readonly close: () => Promise<void>;
};

async function makeUpload(folder: string): Promise<Upload> {
  const file = path.join(folder, 'photo.jpg');
  await writeJpeg(file);
  const form = new FormData();
  form.append('photos', new Blob([await readFile(file)], { type: 'image/jpeg' }), 'photo.jpg');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

async function responseOf(entrant: Entrant, call: CallName, upload: Upload): Promise<string> {
  const [visitor] = entrant.visitors;
  const [request] = visitor ? CALLS[call].requests(visitor, upload, VISITORS) : [];
  if (!request) throw new Error(`Nobody calls ${call}.`);
  const { method = 'GET', path: address, headers, body } = request;
  const response = await fetch(entrant.contender.url + address, {
    method,
    headers: headers as Record<string, string>,
    ...(body !== undefined && { body: body as string }),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return response.text();
}

/** Contenders must give the same response: equal data in equal order. */
const SAME_ANSWERS: readonly CallName[] = ['list', 'save', 'species', 'students', 'page'];

async function demandSameAnswers(entrants: readonly Entrant[], upload: Upload): Promise<void> {
  for (const call of SAME_ANSWERS) {
    const responses = await Promise.all(
      entrants.map(async (it) => JSON.parse(await responseOf(it, call, upload)) as unknown),
    );
    if (responses.every((response) => isDeepStrictEqual(response, responses[0]))) continue;
    throw new Error(`The contenders do not answer the same to ${CALLS[call].title}.`);
  }
}

/** The bare server is given what the product answered. */
async function writeResponses(file: string, entrant: Entrant, upload: Upload): Promise<void> {
  const calls = Object.keys(CALLS) as CallName[];
  const responses = await Promise.all(
    calls.map(async (call) => [call, await responseOf(entrant, call, upload)] as const),
  );
  await writeFile(file, JSON.stringify(Object.fromEntries(responses)));
}

async function invite(contender: Contender): Promise<Entrant> {
  return { contender, visitors: await inviteVisitors(contender.url, VISITORS, ADMIN_NAME) };
}

/** Builds it all in a temporary folder, which `close` removes. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-bench-'));
  const dataDir = path.join(folder, 'data');
  await fillSqlite(dataDir, VISITORS);
  const postgres = await startPostgres({ isDurable: true });
  const { url: databaseUrl } = await createPostgresDatabase(postgres.url);
  await copyToPostgres(dataDir, databaseUrl);
  const peerUrl = await copyToPeer(databaseUrl);
  const upload = await makeUpload(folder);
  const started: Contender[] = [];
  const start = async (name: string, program: string, env: Record<string, string>, hook?: string) => {
    const logFile = path.join(folder, `${name}.log`);
    const contender = await startContender(program, { logFile, env, ...(hook && { hook }) });
    started.push(contender);
    return contender;
  };
  const ours = (name: string, env: Record<string, string>, hook?: string) => start(name, PROGRAM, env, hook);

  const sqlite = await invite(await ours('sqlite', { DATA_DIR: dataDir, TRUST_PROXY: '1' }, LOOP_DELAY));
  const onPostgres = { DATA_DIR: path.join(folder, 'postgres-data'), DATABASE_URL: databaseUrl };
  const express = await invite(
    await start('express', path.join(BENCH, 'peers/express.ts'), {
      ...{ DATABASE_URL: peerUrl, UPLOADS: path.join(folder, 'uploads'), NODE_ENV: 'production' },
    }),
  );
  const postgresEntrant = await invite(await ours('postgres', onPostgres));
  await demandSameAnswers([sqlite, postgresEntrant, express], upload);
  const responses = path.join(folder, 'answers.json');
  await writeResponses(responses, sqlite, upload);
  const bare = {
    contender: await start('bare', path.join(BENCH, 'peers/bare.ts'), { RESPONSES: responses }),
    visitors: sqlite.visitors,
  };
  return {
    entrants: { sqlite, postgres: postgresEntrant, express, bare },
    upload,
    restart: async () => {
      await sqlite.contender.stop();
      return ours('restarted', { DATA_DIR: dataDir });
    },
    startAgain: () => ours('again', { DATA_DIR: path.join(folder, 'empty-data') }),
    close: async () => {
      for (const contender of started) await contender.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
