/**
 * `npm run test:image`: does what the Dockerfile says without a container, in empty folders, and runs what comes of it
 * as the account that it names, which can write nothing but its data: it is healthy by the image's own check, serves
 * the pages, takes a photo and ends in good order. Prints 'N passed, N failed'.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getUpload, type UploadResult, uploadStepPhotos } from '#domain/contract/photos.ts';
import { runCommand } from '#server/command.ts';
import { type Program, whenListening } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { copyInto, listOf, type Stage, stagesOf, variablesOf } from './image-recipe.ts';

const project = join(import.meta.dirname, '..');
const root = process.getuid?.() === 0;
// The image's Node is this one; its npm is the machine's.
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

let [passed, failed] = [0, 0];
async function check(what: string, holds: () => unknown): Promise<void> {
  const error = await Promise.resolve()
    .then(holds)
    .then((it) => (it ? '' : 'no'), String);
  if (error) failed += 1;
  else passed += 1;
  console.log(`${error ? '✗' : '✓'} ${what}${error && `: ${error}`}`);
}

/** Makes each stage in a folder of its own. Of the image itself only the copies are made: its RUN is about the base. */
function build(folder: string, stages: readonly Stage[]): string {
  const dockerignore = readFileSync(join(project, '.dockerignore'), 'utf8');
  const madeBy = (stage: string) => join(folder, stage || 'image');
  for (const { name, steps } of stages) {
    const target = madeBy(name);
    mkdirSync(target);
    for (const { word, rest } of steps) {
      if (word === 'COPY') copyInto(target, rest, { project, dockerignore, madeBy });
      if (word !== 'RUN' || name === '') continue;
      console.log(`${name}: ${rest}`);
      execFileSync('sh', ['-c', rest], {
        cwd: target,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PATH: path },
      });
    }
  }
  return madeBy('');
}

type Container = Program & { readonly environment: Record<string, string> };

/** What the engine would do: the image's command, variables and account, over a volume of its own. */
async function run(image: Stage, app: string, data: string): Promise<Container> {
  const said = image.steps.find(({ word }) => word === 'USER')?.rest ?? '';
  const [uid = 0, gid = 0] = said.split(':').map(Number);
  if (root) chownSync(data, uid, gid);
  const environment = { ...variablesOf(image), PATH: path, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' };
  const [command = '', ...args] = listOf(image, 'CMD');
  const child = spawn(command, args, {
    cwd: app,
    env: environment,
    ...(root && { uid, gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { ...(await whenListening(child)), environment };
}

async function takesPhoto(program: Program): Promise<boolean> {
  const call = openBrowser();
  const projectId = await beginAsScout(program, call);
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg(600))], { type: 'image/jpeg' }), 'jar.jpg');
  const { photos } = (await (
    await call(program, uploadStepPhotos, { projectId, stepNumber: 3 }, form)
  ).json()) as UploadResult;
  const shown = await call(program, getUpload, { filename: photos[0]?.filename ?? '' });
  return (
    shown.headers.get('content-type') === 'image/jpeg' &&
    (await shown.arrayBuffer()).byteLength === photos[0]?.size
  );
}

function asksHealth(image: Stage, program: Container, port: number): boolean {
  const [command = '', ...args] = listOf(image, 'HEALTHCHECK');
  try {
    execFileSync(command, args, { env: { ...program.environment, PORT: String(port) } });
    return true;
  } catch {
    return false;
  }
}

function cannotWrite(image: Stage, app: string): boolean {
  const [uid, gid] = (image.steps.find(({ word }) => word === 'USER')?.rest ?? '').split(':').map(Number);
  const attempt = "require('node:fs').writeFileSync('server/planted.ts', '')";
  try {
    execFileSync(process.execPath, ['-e', attempt], { cwd: app, stdio: 'ignore', ...(root && { uid, gid }) });
    return false;
  } catch {
    return true;
  }
}

async function prove(folder: string): Promise<void> {
  const stages = stagesOf(readFileSync(join(project, 'Dockerfile'), 'utf8'));
  const image = stages.at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  const app = build(folder, stages);
  // As a read-only root file system is to whoever is not root.
  execFileSync('chmod', ['-R', 'a+rX,a-w', app]);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  await check('no test, no development package and no data came along', () => {
    const odd = [
      'server/testing',
      'server/main.test.ts',
      'node_modules/vitest',
      'node_modules/vite',
      'data/dev',
      'e2e',
    ];
    const isOwn = (it: string) => it === 'species.csv' || it.startsWith('common-passwords.');
    return odd.every((it) => !existsSync(join(app, it))) && readdirSync(join(app, 'data')).every(isOwn);
  });
  await check('its account cannot write the program', () => cannotWrite(image, app));
  const program = await run(image, app, data);
  try {
    await check('the health check says well', () => asksHealth(image, program, program.port));
    await check('the health check says ill where nothing listens', () => !asksHealth(image, program, 9));
    await check('the pages are served', async () =>
      (await (await fetch(program.url)).text()).includes('<title>Rootling'),
    );
    await check('a scout signs up and sends a photo', () => takesPhoto(program));
    await check(
      'the volume is its only place',
      () => existsSync(join(data, 'rootling.sqlite')) && !existsSync(join(app, 'data/rootling.sqlite')),
    );
  } finally {
    program.process.kill('SIGTERM');
  }
  await check('it ends in good order on SIGTERM', async () => (await program.exitCode) === 0);
}

await runCommand(
  {
    start: 'npm run test:image',
    does:
      'Does what the Dockerfile says without a container, in empty folders, and runs what comes of it. The last line is ' +
      'the count of what was looked at; a fault makes it end with 1.',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rootling-image-'));
    chmodSync(folder, 0o755);
    try {
      await check('the steps of the Dockerfile lead to a program that runs', () =>
        prove(folder).then(() => true),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);
