/**
 * Two processes on one Postgres, and on one bucket where TEST_S3_URL leads to an S3 server (else on one folder): what
 * one has acknowledged, the other knows, also when the first is killed in the middle of its work.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createProject, type Project } from '#domain/contract/notebook/projects.ts';
import { getStep, type Step, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import {
  getUpload,
  type Photo,
  type UploadResult,
  uploadStepPhotos,
} from '#domain/contract/photos/photos.ts';
import { getUser, login, logout } from '#domain/contract/sign-in/accounts.ts';
import { type Species, searchSpecies } from '#domain/contract/species/species.ts';
import { WRITE_HEADER, writeHeaderOf } from '#domain/rules/platform/write-numbers.ts';
import { createPostgresDatabase } from './postgres.ts';
import { type Program, startProgram } from './program.ts';
import { bucketEnvironment, createBucket } from './s3.ts';
import { beginAsScout, openBrowser, type ScoutBrowser } from './scout-browser.ts';
import { smallJpeg } from './small-photo.ts';

const postgresUrl = process.env.TEST_DATABASE_URL;
const s3Url = process.env.TEST_S3_URL;

const ROUNDS = Number(process.env.SCALE_ROUNDS ?? 2);
const BROWSERS = 4;
/** So many writes are acknowledged before the kill of a round, and again after it. */
const ACKNOWLEDGED = 12;
const PHOTO_STEP = 3;
const NOTES_STEP = 4;
const ACCOUNT = { username: 'willow', password: 'acorn-and-oak' };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-two-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One database, and one place for photos; gives what starts one process more on them. */
async function sharedStorage(): Promise<() => Promise<Program>> {
  const database = await createPostgresDatabase(postgresUrl ?? '');
  onTestFinished(database.drop);
  const shared: Record<string, string> = { DATABASE_URL: database.url };
  if (s3Url) {
    const { bucket, drop } = await createBucket(s3Url);
    onTestFinished(drop);
    Object.assign(shared, bucketEnvironment(bucket));
  } else {
    shared.DATA_DIR = await temporaryFolder();
  }
  return async () => {
    const program = await startProgram({ DATA_DIR: await temporaryFolder(), ...shared });
    onTestFinished(async () => {
      program.process.kill('SIGKILL');
      await program.exitCode;
    });
    return program;
  };
}

/** The line was cut, or the process was not there: nothing is known of what was asked. Anything else is an error. */
function isCut(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Writes that a browser was told are stored. */
type Acknowledged = { photos: Photo[]; entries: string[]; saved: number };

/** A scout at work on a project: at each turn another kind of write, to any process. */
class Scout {
  readonly acknowledged: Acknowledged = { photos: [], entries: [], saved: 0 };
  readonly #call: ScoutBrowser;
  readonly #projectId: string;
  #turns = 0;

  constructor(call: ScoutBrowser, projectId: string) {
    this.#call = call;
    this.#projectId = projectId;
  }

  async writeTo(program: Program, jpeg: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#turns += 1;
    const kinds = [() => this.#upload(program, jpeg), () => this.#track(program), () => this.#save(program)];
    await kinds[this.#turns % kinds.length]?.();
  }

  async #upload(program: Program, jpeg: Uint8Array<ArrayBuffer>): Promise<void> {
    const form = new FormData();
    form.append('photos', new Blob([jpeg], { type: 'image/jpeg' }), 'jar.jpg');
    const place = { projectId: this.#projectId, stepNumber: PHOTO_STEP };
    const response = await this.#call(program, uploadStepPhotos, place, form);
    this.acknowledged.photos.push(...((await response.json()) as UploadResult).photos);
  }

  async #track(program: Program): Promise<void> {
    const id = randomUUID();
    await this.#call(program, createTrackingEntry, { projectId: this.#projectId }, { id, notes: 'Roots' });
    this.acknowledged.entries.push(id);
  }

  async #save(program: Program): Promise<void> {
    const place = { id: this.#projectId, stepNumber: NOTES_STEP };
    const saved = this.#turns;
    await this.#call(program, saveStep, place, { formData: { notes: String(saved) }, isCompleted: false });
    this.acknowledged.saved = saved;
  }

  /** Everything that was acknowledged is there, and every photo that is there has both its pictures. */
  async findsEverythingOn(program: Program): Promise<void> {
    const { photos, entries, saved } = this.acknowledged;
    const step = await this.#step(program, PHOTO_STEP);
    expect(step.photos.map(({ id }) => id)).toEqual(expect.arrayContaining(photos.map(({ id }) => id)));
    for (const photo of step.photos) await this.#seesWhole(program, photo);
    const listed = await this.#call(program, listTrackingEntries, { projectId: this.#projectId });
    const ids = ((await listed.json()) as TrackingEntry[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(entries));
    // One that was never acknowledged may have come to pass all the same, but none goes back behind one that was.
    const { formData } = await this.#step(program, NOTES_STEP);
    expect(Number(formData.notes ?? 0)).toBeGreaterThanOrEqual(saved);
  }

  async #step(program: Program, stepNumber: number): Promise<Step> {
    const response = await this.#call(program, getStep, { id: this.#projectId, stepNumber });
    return (await response.json()) as Step;
  }

  async #seesWhole(program: Program, photo: Photo): Promise<void> {
    const response = await this.#call(program, getUpload, { filename: photo.filename });
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBe(photo.size);
    // Decodes every pixel: a file cut short throws.
    const { info } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([photo.width, photo.height]);
    await this.#call(
      program,
      { ...getUpload, path: `${getUpload.path}?size=thumb` },
      { filename: photo.filename },
    );
  }
}

/** A browser that logs in on one process and begins a project on the other. */
async function openScout(one: Program, other: Program): Promise<Scout> {
  const call = openBrowser();
  await call(one, login, {}, { ...ACCOUNT, admin: false });
  const made = await call(other, createProject, {}, { name: 'Willow by the creek' });
  return new Scout(call, ((await made.json()) as Project).id);
}

describe.runIf(postgresUrl)('two processes on one storage', () => {
  test('who logs in on one is known to the other, and logged out of both at once', async () => {
    const start = await sharedStorage();
    // Both find the database empty: one migrates and fills the library.
    const [one, other] = await Promise.all([start(), start()]);
    const call = openBrowser();
    const projectId = await beginAsScout(one, call);
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');

    const response = await call(other, uploadStepPhotos, { projectId, stepNumber: PHOTO_STEP }, form);

    const [photo] = ((await response.json()) as UploadResult).photos;
    const seen = await call(one, getUpload, { filename: photo?.filename ?? '' });
    expect((await seen.arrayBuffer()).byteLength).toBe(photo?.size);
    const library = (await (await call(other, searchSpecies, {})).json()) as Species[];
    expect(library).toHaveLength(183);
    await call(one, logout, {});
    await expect(call(other, getUser, {})).rejects.toThrow('answered 401');
  }, 60_000);

  test('a write that comes to both at once is done by one of them (#write-once)', async () => {
    const start = await sharedStorage();
    const programs = await Promise.all([start(), start()]);
    const call = openBrowser();
    const id = await beginAsScout(programs[0], call);
    const firstOf = (device: string) => ({
      [WRITE_HEADER]: writeHeaderOf({ device, number: 1, settled: 0 }),
    });
    for (let round = 1; round <= ROUNDS * 10; round += 1) {
      const headers = round % 2 === 0 ? firstOf(`device-${round}`) : { 'idempotency-key': `key-${round}` };
      const formData = { notes: `Round ${round}` };
      const save = async (program: Program) => {
        const place = { id, stepNumber: NOTES_STEP };
        return (await call(program, saveStep, place, { formData }, headers)).json() as Promise<Step>;
      };
      const saved = await Promise.all([...programs, ...programs].map(save));
      expect(saved.map(({ revision }) => revision)).toEqual(Array(4).fill(round));
    }
  }, 60_000);

  test(
    `killed in turn under load, ${ROUNDS} times, they lose nothing that was acknowledged`,
    async () => {
      const start = await sharedStorage();
      const programs = await Promise.all([start(), start()]);
      await beginAsScout(programs[0], openBrowser());
      const scouts = await Promise.all(
        Array.from({ length: BROWSERS }, (_, index) => openScout(...turned(programs, index))),
      );
      const jpeg = new Uint8Array(await smallJpeg(600));

      for (let round = 0; round < ROUNDS; round += 1) {
        const [victim, survivor] = turned(programs, round);
        let acknowledged = 0;
        let isKilled = false;
        const work = async (scout: Scout, index: number) => {
          for (let turn = index; acknowledged < 2 * ACKNOWLEDGED; turn += 1) {
            const program = turn % 2 === 0 ? victim : survivor;
            try {
              await scout.writeTo(program, jpeg);
              acknowledged += 1;
            } catch (error) {
              if (!(program === victim && isKilled && isCut(error))) throw error;
            }
            if (!isKilled && acknowledged >= ACKNOWLEDGED) isKilled = victim.process.kill('SIGKILL');
          }
        };
        await Promise.all(scouts.map(work));
        await victim.exitCode;
        await Promise.all(scouts.map((scout) => scout.findsEverythingOn(survivor)));
        programs[round % 2] = await start();
      }

      for (const program of programs) {
        await Promise.all(scouts.map((scout) => scout.findsEverythingOn(program)));
      }
    },
    60_000 + ROUNDS * 30_000,
  );
});

function turned(programs: readonly [Program, Program], by: number): [Program, Program] {
  const [one, other] = programs;
  return by % 2 === 0 ? [one, other] : [other, one];
}
