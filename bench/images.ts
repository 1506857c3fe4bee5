/**
 * Measures the way from a telephone's photo to the two stored images beside sharp and libheif alone, and the server's
 * cost of 32 uploads at once. Writes RESULTS-images.md.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { runCommand } from '../server/platform/command.ts';
import { gridHeic } from '../server/testing/grid-heic.ts';
import { writeJpeg } from './sample-jpeg.ts';
import { type Storm, sendAtOnce } from './upload-storm.ts';

const RUNS = 3;
const UPLOADS = 32;
const load = (loadavg()[0] ?? 0).toFixed(1);
const RESULTS = join(import.meta.dirname, 'RESULTS-images.md');

type Cost = { milliseconds: number; cpuMilliseconds: number; megabytes: number };
type Run = Cost & { width: number; height: number };
type Row = Cost & { contender: string };
type Contest = { title: string; ours: Row; peers: Row[] };

const execute = promisify(execFile);

async function runOnce(contender: string, path: string): Promise<Run> {
  const script = join(import.meta.dirname, 'image-run.ts');
  return JSON.parse((await execute(process.execPath, [script, contender, path])).stdout);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The contenders take turns, so that a busy moment of the machine meets them all. */
async function contest(title: string, path: string, names: readonly string[]): Promise<Contest> {
  const runs = new Map<string, Run[]>(names.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of names) runs.get(name)?.push(await runOnce(name, path));
  }
  const sizes = new Set([...runs.values()].flat().map(({ width, height }) => `${width} × ${height}`));
  if (sizes.size !== 1) throw new Error(`The contenders made different pictures: ${[...sizes].join(', ')}`);
  const rows = [...runs].map(([contender, all]) => ({
    contender,
    milliseconds: median(all.map((run) => run.milliseconds)),
    cpuMilliseconds: median(all.map((run) => run.cpuMilliseconds)),
    megabytes: median(all.map((run) => run.megabytes)),
  }));
  const [ours, ...peers] = rows;
  if (!ours) throw new Error('Nobody came');
  return { title, ours, peers };
}

const NAMES: Record<string, string> = {
  ours: 'ours',
  sharpTwice: 'bare sharp, a pipeline for each image',
  sharpOnce: 'bare sharp, decoding once',
  libheif: 'bare libheif and sharp, colours not converted',
};

function describe({ title, ours, peers }: Contest): string {
  const line = (row: Row) => {
    const cost = (of: keyof Cost) => `${row[of].toFixed(0)} | ${(ours[of] / row[of]).toFixed(2)}`;
    return `| ${NAMES[row.contender]} | ${cost('milliseconds')} | ${cost('cpuMilliseconds')} | ${cost('megabytes')} |`;
  };
  return [
    `## ${title}`,
    '',
    '| | time, ms | ours / this | processor time, ms | ours / this | peak memory, MB | ours / this |',
    '|---|---|---|---|---|---|---|',
    ...[ours, ...peers].map(line),
    '',
  ].join('\n');
}

async function writeResults(contests: readonly Contest[], storm: Storm): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 1e9).toFixed(0)} GB, Node ${process.version}, sharp ${sharp.versions.sharp}, libvips ${sharp.versions.vips}`;
  const text = [
    '# Pictures',
    '',
    `Written by \`npm run bench:images\` on ${new Date().toISOString().slice(0, 10)}. ${machine}.`,
    `Load before: ${load}. Medians of ${RUNS} runs, each in a process of its own; goal: at most 1.15 times the bare`,
    'libraries. Where the machine had other work to do, the processor time is the figure to go by.',
    '',
    ...contests.map(describe),
    `## ${UPLOADS} uploads of 12 megapixels at once`,
    '',
    `Half JPEG, half HEIC, through the real server: ${storm.kept} of ${UPLOADS} kept and served, ${storm.seconds.toFixed(1)} s, at most ${storm.peakMegabytes.toFixed(0)} MB resident (goal: all, under 700 MB).`,
    '',
  ].join('\n');
  await writeFile(RESULTS, text);
  process.stdout.write(text);
}

await runCommand(
  {
    start: 'npm run bench:images',
    does: 'Measures our way from a photo to its images beside the bare libraries, and writes bench/RESULTS-images.md. Takes about a minute.',
  },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-images-'));
    try {
      const [jpeg, heic] = [join(folder, 'photo.jpg'), join(folder, 'photo.heic')];
      await Promise.all([writeJpeg(jpeg), gridHeic().then((bytes) => writeFile(heic, bytes))]);
      const megabytes = ((await stat(jpeg)).size / 1e6).toFixed(1);
      const contests = [
        await contest(`JPEG, 12 megapixels, ${megabytes} MB`, jpeg, ['ours', 'sharpTwice', 'sharpOnce']),
        await contest('HEIC, 12 megapixels in four tiles', heic, ['ours', 'libheif']),
      ];
      const uploads = Array.from({ length: UPLOADS }, (_, index) => (index % 2 === 0 ? jpeg : heic));
      await writeResults(contests, await sendAtOnce(uploads));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
