/**
 * `npm run test:recipes`: what docs/OPERATING.md has people type to install, to run tools, to restore, to upgrade and to go back,
 * taken out of the page and run. Prints 'N passed, N failed'.
 */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Misuse, runCommand } from '#server/platform/command.ts';
import { type Check, openChecks, same, says } from './image/checks.ts';
import { demand, endWhatRuns, run } from './image/run.ts';
import { copyProject } from './image/site.ts';
import type { Left } from './image/visitor.ts';
import { type Ground, layGround, openGround } from './recipes/ground.ts';
import { blockWith } from './recipes/page.ts';
import { visitor } from './upgrade/version.ts';

const LONGEST_MS = 60 * 60_000;
const WAYS = ['systemd', 'start', 'pages'] as const;
type Way = (typeof WAYS)[number];
const [UNITS, INSTALL, UPGRADE] = ['Under systemd', 'Install', 'Upgrade'];

const seconds = () => Math.round(performance.now() / 1000);
const tell = (text: string) => console.log(`— ${text} (${seconds()} s)`);

/** The version that one of the commands takes: those of the page are its examples. */
function versionIn(block: readonly string[]): string {
  const [, version = ''] = /git checkout v(\d+\.\d+\.\d+)/.exec(block.join('\n')) ?? [];
  return version;
}

/** The tree as it is, as a repository that is cloned, with the tag of the version that the page has first. */
async function layOrigin(origin: string): Promise<void> {
  await copyProject(origin);
  rmSync(join(origin, '.files'));
  await demand('git', ['init', '--quiet', '--initial-branch=main'], { cwd: origin });
  await commitVersion(origin, versionIn(blockWith(UPGRADE, 'npm run restore')));
}

async function commitVersion(origin: string, version: string): Promise<void> {
  await demand('npm', ['version', '--no-git-tag-version', '--allow-same-version', version], { cwd: origin });
  const git = (...args: readonly string[]) =>
    demand('git', ['-c', 'user.name=Trial', '-c', 'user.email=trial@troop.example', ...args], {
      cwd: origin,
    });
  await git('add', '--all', '--force');
  await git('commit', '--quiet', '--allow-empty', '--message', `Version ${version}`);
  await git('tag', `v${version}`);
}

const versionAt = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Lists files in the data folder that are not the account's. */
function ofOthers(ground: Ground, uid: number): string[] {
  const data = ground.at('/var/lib/rootling');
  return ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(join(data, name)).uid !== uid,
  );
}

async function proveUnits(check: Check, ground: Ground): Promise<void> {
  const program = ground.at('/opt/rootling');
  let left: Left | null = null;
  const looks = async () => left !== null && (await visitor(ground.program().url).look(left)) === 'all there';
  const owner = async () => Number(await demand('id', ['-u', ...(ground.account ? [ground.account] : [])]));
  await check('under systemd it is installed, and a scout signs up', async () => {
    await ground.run(blockWith(UNITS, 'systemctl enable --now'));
    left = await visitor(ground.program().url).begin();
  });
  await check('tools run as the account, and leave nothing of theirs among the data', async () => {
    await ground.run(blockWith(UNITS, "su -s /bin/sh rootling -c 'npm run housekeeping"));
    return same(
      readdirSync(ground.at('/var/lib/rootling')).filter((name) => name.startsWith('.')),
      [],
    );
  });
  await check('the backup is restored, and all is there and belongs to the account', async () => {
    await ground.run(blockWith(UNITS, "su -s /bin/sh rootling -c 'npm run restore"), program);
    return (await looks()) && same(ofOthers(ground, await owner()), []);
  });
  if (ground.account !== null) {
    const { account } = ground;
    await check('an account whose home are the data gets another one', async () => {
      await ground.stop();
      await demand('usermod', ['--home', ground.at('/var/lib/rootling'), account]);
      await ground.run(blockWith(UNITS, 'usermod --home'));
      const home = (await demand('getent', ['passwd', account])).split(':')[5];
      return (await looks()) && same(home, ground.at('/home/rootling'));
    });
  }
  await proveUpgrade(check, ground, { way: 'systemd', program, looks });
}

type Upgraded = { readonly way: Way; readonly program: string; readonly looks: () => Promise<unknown> };

/** The newer version has its tag only now: the commands fetch it. */
async function proveUpgrade(check: Check, ground: Ground, { way, program, looks }: Upgraded): Promise<void> {
  const backup = way === 'systemd' ? "su -s /bin/sh rootling -c 'npm run backup" : 'npm run backup';
  const restore = way === 'systemd' ? "su -s /bin/sh rootling -c 'npm run restore" : 'npm run restore';
  const [there, back] = [blockWith(UPGRADE, backup), blockWith(UPGRADE, restore)];
  if ((await run('git', ['rev-parse', `v${versionIn(there)}`], { cwd: ground.origin })).exitCode !== 0)
    await commitVersion(ground.origin, versionIn(there));
  await check(`${way}: it is upgraded to ${versionIn(there)}, and all is there`, async () => {
    // The page has people stop what runs in a window.
    await ground.run(there.slice(0, 1 + there.findIndex((it) => it.startsWith(backup))), program);
    if (way === 'start') await ground.stop();
    await ground.run(there.slice(1 + there.findIndex((it) => it.startsWith(backup))), program);
    return (await looks()) && same(versionAt(program), versionIn(there));
  });
  await check(`${way}: it goes back to ${versionIn(back)} with its backup, and all is there`, async () => {
    if (way === 'start') await ground.stop();
    await ground.run(back, program);
    return (await looks()) && same(versionAt(program), versionIn(back));
  });
}

async function proveStart(check: Check, ground: Ground): Promise<void> {
  const block = blockWith(INSTALL, 'npm ci && npm start');
  const program = join(ground.folder, ground.account ?? 'rootling');
  let left: Left | null = null;
  const looks = async () => left !== null && (await visitor(ground.program().url).look(left)) === 'all there';
  await check('cloned and started it runs, and a scout signs up', async () => {
    await ground.run(block.slice(0, 1));
    writeFileSync(join(program, 'rootling.env'), `DATA_DIR=${ground.at('/srv/rootling')}\n`, { mode: 0o600 });
    await ground.run(block.slice(1), program);
    left = await visitor(ground.program().url).begin();
  });
  await proveUpgrade(check, ground, { way: 'start', program, looks });
}

/** Each in a clone of its own: where the pages are built, and where they are only served. */
async function provePages(check: Check, ground: Ground): Promise<void> {
  const [builder, small] = [join(ground.folder, 'pages/builder'), join(ground.folder, 'pages/small')];
  const start = blockWith(INSTALL, 'npm ci --omit=dev');
  for (const clone of [builder, small])
    await demand('git', ['clone', '--quiet', ground.origin, clone], { cwd: ground.folder });
  writeFileSync(join(small, 'rootling.env'), `DATA_DIR=${join(small, 'data')}\n`, { mode: 0o600 });
  await check('without what builds pages it does not start where there are none, and says why', async () => {
    await demand('npm', ['ci', '--omit=dev'], { cwd: small });
    tell(`npm ci --omit=dev takes ${await megabytes(small)} MB`);
    const { exitCode, output } = await run('npm', ['start'], { cwd: small });
    return (
      exitCode !== 0 &&
      says(output, 'There are no built pages in .*, and the packages that build them are not installed')
    );
  });
  await check('with pages that were built elsewhere it runs, and a scout signs up', async () => {
    await ground.run(blockWith(INSTALL, 'npm ci && npm run build && tar'), builder);
    tell(`npm ci takes ${await megabytes(builder)} MB`);
    renameSync(join(builder, 'pages.tgz'), join(ground.folder, 'pages/pages.tgz'));
    await ground.run(start, small);
    const left = await visitor(ground.program().url).begin();
    return (await visitor(ground.program().url).look(left)) === 'all there';
  });
}

/** Returns the disk space of a clone's packages. */
async function megabytes(clone: string): Promise<string> {
  return (await demand('du', ['-sm', 'node_modules'], { cwd: clone })).split('\t')[0] ?? '';
}

const PROVES: Readonly<Record<Way, (check: Check, ground: Ground) => Promise<void>>> = {
  systemd: proveUnits,
  start: proveStart,
  pages: provePages,
};

function waysOf(only: string | undefined): readonly Way[] {
  const ways = WAYS.filter((way) => only === undefined || way === only);
  if (ways.length === 0) throw new Misuse(`No way is called ${only}. The ways are ${WAYS.join(', ')}.`);
  return ways;
}

/** An account for the trial, which the commands make; null for who may make none. */
function accountOfTrial(): string | null {
  if (process.getuid?.() === 0) return `rootling-${process.pid}`;
  console.log(
    '  Only root may make an account: everything runs as you, without the commands that make or change one.',
  );
  return null;
}

await runCommand(
  {
    start: 'npm run test:recipes',
    does:
      'Takes commands out of docs/OPERATING.md and runs them in folders of their own, on a repository made of this tree with tags ' +
      'of its own: to install under systemd, by npm start and with pages that were built elsewhere, to run tools, to restore, to ' +
      'upgrade and to go back. As root it uses an account of its own, which it removes. Packages come from the registry. The last ' +
      'line is the count.',
    options: { only: { says: `one of the ways: ${WAYS.join(', ')}`, takes: 'text' } },
  },
  async ({ options: { only } }) => {
    const ways = waysOf(only);
    const folder = mkdtempSync(join(tmpdir(), 'rootling-recipes-'));
    chmodSync(folder, 0o755);
    const { check, count, giveUp } = openChecks(seconds);
    const account = accountOfTrial();
    const ground = openGround(folder, join(folder, 'origin'), account);
    const stop = () => {
      giveUp();
      endWhatRuns();
      void ground.stop();
    };
    const overdue = setTimeout(stop, LONGEST_MS);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      layGround(folder);
      await layOrigin(ground.origin);
      for (const way of ways) {
        tell(way);
        await check('all of it could be looked at', () => PROVES[way](check, ground));
        await ground.stop();
      }
    } finally {
      clearTimeout(overdue);
      if (account !== null) await run('userdel', [account]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    }
    const { passed, failed } = count();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  },
);
