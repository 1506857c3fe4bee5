/**
 * Whatever comes over the line, from anybody, to the program in a process of its own: no error of ours, no hanging, and
 * memory that does not grow. `npm test` sends the same requests each time; `npm run test:fuzz` sends 50,000 others.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { createPlantingEntry, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import { createTrackingEntry, type TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { type UploadResult, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, getUser, login, type User } from '#domain/contract/sign-in/accounts.ts';
import { endOtherSessions } from '#domain/contract/sign-in/staff-sessions.ts';
import { getSpecies } from '#domain/contract/species/species.ts';
import { PASSWORD } from './factories.ts';
import { requestsTo, writeOut } from './odd-requests.ts';
import { breakages, bytesOf, isWhole } from './odd-wire.ts';
import { firstAdminCode, type Program, whenListening } from './program.ts';
import { statusesIn } from './raw-upload.ts';
import { beginAsScout, openBrowser } from './scout-browser.ts';
import { smallJpeg } from './small-photo.ts';
import { makeValidBodies } from './valid-bodies.ts';

const LONG_RUN = process.env.FUZZ_RUNS !== undefined;
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500);
/** The seed that a failing run printed, to repeat it. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG_RUN ? 0 : 7));
const HANGING_MS = 20_000;
/** Only a busy machine comes near it. */
const TIMEOUT_MS = 120_000 + RUNS * 40;
/** After so many the program has everything in memory that it keeps: its prepared statements, its compiled code. */
const WARM_UP = Math.min(RUNS / 3, 5000);
const MEASURED_EVERY = Math.floor(RUNS / 10);
const REQUESTS_PER_STAGE = 500;
/** Room for code compiled late and V8's own tables. */
const BREATHING_BYTES = 6_000_000;
/** A request that is not let go holds some thousands. */
const HELD_PER_REQUEST = 100;

const TELL_MEMORY = path.join(import.meta.dirname, 'tell-memory.ts');
const MAIN = path.join(import.meta.dirname, '../main.ts');

async function start(): Promise<Program> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-fuzz-'));
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
  const child = spawn(process.execPath, ['--expose-gc', '--import', TELL_MEMORY, MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  return whenListening(child);
}

type Memory = { heldBytes: number; residentBytes: number };

async function memoryOf(program: Program): Promise<Memory> {
  const told = once(program.process, 'message');
  program.process.send('memory');
  return (await told)[0];
}

let people = 0;

/** Nobody has tried too often who comes from another address each time. */
function elsewhere(): Record<string, string> {
  people += 1;
  return { 'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}` };
}

/** A browser from an address of its own, and the cookie it has. */
function openTracked() {
  const browser = openBrowser();
  let cookie = '';
  const call: typeof browser = async (program, endpoint, params, body) => {
    const response = await browser(program, endpoint, params, body, elsewhere());
    const [set = cookie] = response.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
    cookie = set;
    return response;
  };
  return { call, cookie: () => cookie };
}

/** The first administrator, who is signed in twice: requests are made with a session that may be lost. */
async function openAdmin(program: Program) {
  const bodies = await makeValidBodies();
  const kept = openTracked();
  const account = { ...bodies.get(createFirstAdmin), password: PASSWORD, code: firstAdminCode(program) };
  await kept.call(program, createFirstAdmin, {}, account);
  await kept.call(program, login, {}, { ...account, code: undefined, admin: true });
  return async () => {
    // She may have another name by now.
    const { username } = (await (await kept.call(program, getUser, {})).json()) as User;
    const used = openTracked();
    await used.call(program, login, {}, { username, password: PASSWORD, admin: true });
    return used.cookie();
  };
}

/** A scout with something in every place, and an administrator's session. */
async function openStage(program: Program, adminCookie: string) {
  people += 1;
  const { call, cookie } = openTracked();
  const projectId = await beginAsScout(program, call, `scout-${people}`);
  const bodies = await makeValidBodies();
  const made = async <T>(endpoint: Endpoint, params: Record<string, string | number>, body: unknown) =>
    (await (await call(program, endpoint, params, body)).json()) as T;
  const tree = await made<PlantingEntry>(createPlantingEntry, { projectId }, bodies.get(createPlantingEntry));
  const roots = await made<TrackingEntry>(
    createTrackingEntry,
    { projectId },
    bodies.get(createTrackingEntry),
  );
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');
  const shown = await made<UploadResult>(uploadStepPhotos, { projectId, stepNumber: 2 }, form);
  const { id: userId } = await made<User>(getUser, {}, undefined);
  return {
    bodies,
    cookies: { 'signed out': '', student: cookie(), admin: adminCookie },
    paramsOf: (endpoint: Endpoint): Record<string, string> => ({
      id: endpoint === getSpecies ? 'black-willow' : endpoint.who === 'admin' ? userId : projectId,
      projectId,
      leaderId: 'no-such-leader',
      reviewId: 'no-such-review',
      receipt: 'no-such-receipt',
      userId,
      stepNumber: '2',
      entryId: endpoint.path.includes('planting-entries') ? tree.id : roots.id,
      photoId: shown.photos[0]?.id ?? '',
      eventId: 'no-such-event',
      guardianId: 'no-such-guardian',
      filename: shown.photos[0]?.filename ?? '',
    }),
  };
}

/**
 * Sends bytes and gives what comes back until the server closes the line. Where it might wait for more it is told that
 * no more will come; it then takes the asker for gone.
 */
function exchange({ port }: Program, bytes: Buffer, isMoreAwaited: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    const deadline = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The line was not closed within ${HANGING_MS} ms`));
    }, HANGING_MS);
    socket.on('data', (part) => parts.push(part));
    // The server may hang up before it has heard all: that is a response too.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(parts).toString('latin1'));
    });
    socket.write(bytes);
    if (isMoreAwaited) socket.end();
  });
}

/** Returns the error that the program logged. */
function lastError(program: Program): string {
  const lines = program.log().split('\n');
  return lines.findLast((line) => line.includes('"err"')) ?? lines.slice(-5).join('\n');
}

/** Most calls are for students. */
const ROLES = ['signed out', 'student', 'student', 'admin'] as const;
const requests = fc
  // That one ends the session by which the administrator comes back.
  .constantFrom(...ALL_ENDPOINTS.filter((it) => it !== endOtherSessions))
  .chain((it) => fc.tuple(fc.constant(it), fc.constantFrom(...ROLES), requestsTo(it), breakages));

test(
  `no fault, no hanging and no memory lost over ${RUNS} requests that are broken on the line`,
  async () => {
    const program = await start();
    const signInAdmin = await openAdmin(program);
    const jpeg = await smallJpeg();
    let stage = await openStage(program, await signInAdmin());
    let sent = 0;
    const memory: Memory[] = [];
    const seen = new Map<string, number>();
    const property = fc.asyncProperty(requests, async ([item, role, request, breakage]) => {
      const goods = { params: stage.paramsOf(item), body: stage.bodies.get(item) ?? {}, jpeg };
      const written = await writeOut(item, request, goods);
      const headers = { ...written.headers, ...elsewhere() };
      const bytes = bytesOf(item.method, { ...written, headers }, stage.cookies[role], breakage);
      const statuses = statusesIn(await exchange(program, bytes, !isWhole(breakage)));
      if (isWhole(breakage)) expect(statuses).not.toEqual([]);
      const errors = statuses.filter((status) => Number(status) >= 500);
      expect(errors, errors.length > 0 ? lastError(program) : '').toEqual([]);
      for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
      sent += 1;
      if (sent >= WARM_UP && sent % MEASURED_EVERY === 0) memory.push(await memoryOf(program));
      const isGone = role !== 'signed out' && statuses.includes('401');
      const isDeleted = item.method === 'DELETE' && statuses.includes('200');
      if (isGone || isDeleted || sent % REQUESTS_PER_STAGE === 0) {
        stage = await openStage(program, await signInAdmin());
      }
    });
    await fc.assert(property, { numRuns: RUNS, ...(SEED && { seed: SEED }) });
    // Requests of every fate were among them, or they were all the same.
    for (const status of ['200', '201', '400', '401', '403', '404', '415', '431']) {
      expect([...seen.keys()]).toContain(status);
    }
    if (LONG_RUN)
      process.stdout.write(`${JSON.stringify({ memory, responses: Object.fromEntries(seen) })}\n`);
    const held = memory.map((it) => it.heldBytes);
    const grown = (held.at(-1) ?? 0) - (held[0] ?? 0);
    expect(held.length).toBeGreaterThan(1);
    expect(grown).toBeLessThan(BREATHING_BYTES + sent * HELD_PER_REQUEST);
    expect(program.process.exitCode).toBe(null);
  },
  TIMEOUT_MS,
);
