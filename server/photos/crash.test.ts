import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getUpload, type UploadResult, uploadStepPhotos } from '#domain/contract/photos.ts';
import { getStep, type Step } from '#domain/contract/steps.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { phoneJpeg } from '#server/testing/sample-photos.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';

const ROUNDS = 4;
const UPLOADS_AT_ONCE = 8;

async function startAgain(dataDir: string): Promise<Program> {
  const program = await startProgram({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

test('however often the program is killed under uploads, photos have their files and files their photos', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rootling-crash-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const call = openBrowser();
  let program = await startAgain(dataDir);
  const projectId = await beginAsScout(program, call);
  const jpeg = new Uint8Array(await phoneJpeg());
  const acknowledged = new Set<string>();

  for (let round = 0; round < ROUNDS; round += 1) {
    const running = program;
    const uploads = Array.from({ length: UPLOADS_AT_ONCE }, async () => {
      const form = new FormData();
      form.append('photos', new Blob([jpeg], { type: 'image/jpeg' }), 'jar.jpg');
      const answer = await call(running, uploadStepPhotos, { projectId, stepNumber: 3 }, form);
      const { photos } = (await answer.json()) as UploadResult;
      for (const photo of photos) acknowledged.add(photo.id);
      // Each round ends at another moment: after its first answer, its second, ...
      if (acknowledged.size >= round * UPLOADS_AT_ONCE * 0.5 + round + 1) running.process.kill('SIGKILL');
    });
    await Promise.allSettled(uploads);
    running.process.kill('SIGKILL');
    await running.exitCode;
    program = await startAgain(dataDir);
  }

  const step = (await (await call(program, getStep, { id: projectId, stepNumber: 3 })).json()) as Step;
  const ids = step.photos.map((photo) => photo.id);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
  expect(ids).toEqual(expect.arrayContaining([...acknowledged]));
  for (const photo of step.photos) {
    const bytes = await (await call(program, getUpload, { filename: photo.filename })).arrayBuffer();
    expect(bytes.byteLength).toBe(photo.size);
    // Decodes every pixel: a file cut short throws.
    const { info } = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([photo.width, photo.height]);
  }
  const expected = step.photos.flatMap(({ filename }) => [filename, filename.replace('.jpg', '-thumb.webp')]);
  await vi.waitFor(async () => {
    expect((await readdir(path.join(dataDir, 'photos'))).toSorted()).toEqual(expected.toSorted());
  }, 20_000);
}, 120_000);
