/**
 * Measures deleting a photo, and saving beside it, over HTTP on SQLite: for this program, and in turns for another
 * whose folder is given.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveStep } from '../domain/contract/notebook/steps.ts';
import { deletePhoto, type UploadResult, uploadStepPhotos } from '../domain/contract/photos/photos.ts';
import { runCommand } from '../server/platform/command.ts';
import type { Program } from '../server/testing/program.ts';
import { beginAsScout, openBrowser } from '../server/testing/scout-browser.ts';
import { smallJpeg } from '../server/testing/small-photo.ts';
import { type Contender, PROGRAM, startContender } from './server/contender.ts';

const PHOTOS = 10;
const AT_ONCE = 4;
const STEP = 2;

type Times = { readonly single: number[]; readonly four: number[]; readonly save: number[] };

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  into.push(performance.now() - began);
}

/** A scout at a server who uploads photos and deletes them one by one or four at once, while saving. */
async function openScout(contender: Contender) {
  const program = contender as unknown as Program;
  const call = openBrowser();
  const projectId = await beginAsScout(program, call);
  const jpeg = await smallJpeg();
  const times: Times = { single: [], four: [], save: [] };
  const upload = async () => {
    const form = new FormData();
    for (let number = 0; number < PHOTOS; number += 1)
      form.append('photos', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), `${number}.jpg`);
    const response = await call(program, uploadStepPhotos, { projectId, stepNumber: STEP }, form);
    return ((await response.json()) as UploadResult).photos.map(({ id }) => id);
  };
  const erase = (into: number[], photoId: string) =>
    timed(into, () => call(program, deletePhoto, { photoId }));
  const save = (turn: number) =>
    timed(times.save, () =>
      call(program, saveStep, { id: projectId, stepNumber: STEP }, { formData: { notes: `Turn ${turn}` } }),
    );
  const round = async (turn: number) => {
    const ids = await upload();
    for (const id of ids.slice(0, PHOTOS - AT_ONCE)) await erase(times.single, id);
    const last = ids.slice(PHOTOS - AT_ONCE);
    await Promise.all([...last.map((id) => erase(times.four, id)), save(turn)]);
  };
  return { times, round };
}

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return `| ${name} | ${at(0.5)} | ${at(0.95)} |`;
}

await runCommand(
  {
    start: 'node bench/photo-deletions.ts',
    does: 'Shows how long the deletion of a photo takes, one by one and four at once, and an auto-save beside those four.',
    options: {
      rounds: { takes: 'number', default: 40, says: 'how often ten photos are uploaded and deleted' },
      against: { takes: 'text', says: 'the folder of another version, which does the same in turns' },
    },
  },
  async ({ options }) => {
    const programs = {
      'this program': PROGRAM,
      ...(options.against !== undefined && {
        [options.against]: path.join(path.resolve(options.against), 'server/main.ts'),
      }),
    };
    const folder = await mkdtemp(path.join(tmpdir(), 'rootling-deletions-'));
    const contenders: Contender[] = [];
    try {
      const scouts: [string, Awaited<ReturnType<typeof openScout>>][] = [];
      for (const [index, [name, program]] of Object.entries(programs).entries()) {
        const env = { DATA_DIR: path.join(folder, String(index)), LOG_LEVEL: 'warn' };
        const contender = await startContender(program, { logFile: path.join(folder, 'log'), env });
        contenders.push(contender);
        scouts.push([name, await openScout(contender)]);
      }
      for (let turn = 0; turn < options.rounds; turn += 1)
        for (const [, { round }] of turn % 2 === 0 ? scouts : scouts.toReversed()) await round(turn);
      console.log('| | median, ms | p95 |\n|---|--:|--:|');
      for (const [name, { times }] of scouts) {
        console.log(line(`${name}: one by one`, times.single));
        console.log(line(`${name}: four at once`, times.four));
        console.log(line(`${name}: an auto-save beside the four`, times.save));
      }
    } finally {
      for (const { stop } of contenders) await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
