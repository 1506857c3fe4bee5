/** Where recipes are tried out: folders and an account in the place of those of the page, and what stands in for systemd. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Program, whenListening } from '#server/testing/program.ts';
import { demand } from '../image/run.ts';

/** Places that the page names lie below the trial's folder. */
const PLACES = [
  '/opt/rootling',
  '/var/lib/rootling',
  '/var/backups/rootling',
  '/home/rootling',
  '/etc/systemd/system',
  '/srv/rootling',
  '/backups',
];
const ACCOUNT = /(?<=^|[\s=])rootling(?=\s|$)/g;
/** Commands for root, which an ordinary user leaves out. */
const OF_ROOT = /^(useradd|usermod) /;
const AS_ACCOUNT = /^su -s \/bin\/sh \S+ -c '([^']*)'$/;
const UNIT = '/etc/systemd/system/rootling.service';
const STDIO: StdioOptions = ['ignore', 'pipe', 'pipe'];

export type Ground = {
  readonly folder: string;
  /** Null where nobody but root could make one: all runs as whoever runs this. */
  readonly account: string | null;
  /** The repository that is cloned. */
  readonly origin: string;
  /** Where it is here what the page calls so. */
  readonly at: (place: string) => string;
  /** Runs the lines of a block one after the other. @throws Error with what the first said that did not end well. */
  readonly run: (lines: readonly string[], folder?: string) => Promise<void>;
  /** The program that the last line has started. */
  readonly program: () => Program;
  readonly stop: () => Promise<void>;
};

/** Neither npm's own variables, by which one npm tells another what it does, nor settings of whoever runs this. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(HOME|LANG|LC_.*|TERM|TMPDIR|USER|LOGNAME|.*_proxy|npm_config_(registry|cafile|.*proxy))$/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(':').filter((it) => !it.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(':') };
}

/** Returns a unit without systemd's hardening: its command, settings and account. */
async function unitOf(text: string, cache: string, account: string | null) {
  const said = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const files = said('EnvironmentFile').map((it) => it.replace(/^-/, ''));
  const settings = files.filter((it) => existsSync(it)).map((it) => parseEnv(readFileSync(it, 'utf8')));
  const variables = said('Environment').flatMap((it) => it.split(' ').map((pair) => pair.split('=', 2)));
  const [command = '', ...args] = (said('ExecStart')[0] ?? '').split(' ');
  await demand('install', ['-d', ...(account ? ['-o', account, '-g', account] : []), cache]);
  return {
    command,
    args,
    cwd: said('WorkingDirectory')[0],
    env: { ...Object.fromEntries(variables), ...Object.assign({}, ...settings), NODE_COMPILE_CACHE: cache },
    ids: account === null ? {} : await idsOf(account),
  };
}

/** A program that runs in a group of its own, in which npm has begun others. */
function openRunning() {
  let running: { readonly program: Program; readonly child: ChildProcess } | null = null;
  return {
    start: async (child: ChildProcess) => {
      running = { child, program: await whenListening(child) };
    },
    stop: async () => {
      if (running === null) return;
      const { child } = running;
      running = null;
      const ended = child.exitCode === null ? once(child, 'close') : null;
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await ended;
    },
    program: () => {
      if (running === null) throw new Error('Nothing runs.');
      return running.program;
    },
  };
}

const placedIn = (folder: string) => (text: string) =>
  text.replaceAll(new RegExp(`(?<![\\w/.-])(${PLACES.join('|')})(?!\\w)`, 'g'), (it) => join(folder, it));

export function openGround(folder: string, origin: string, account: string | null): Ground {
  const env: NodeJS.ProcessEnv = { ...cleanEnvironment(), PORT: '0', npm_config_prefer_offline: 'true' };
  const placed = placedIn(folder);
  const running = openRunning();
  /** A line as it is run here. */
  const here = (line: string) => {
    const own = placed(line.replace(/git clone \S+/, `git clone ${origin}`));
    const [elsewhere] =
      own.match(/(?<=^|[\s'=])\/(?!bin\/sh|dev\/null)\S+/g)?.filter((it) => !it.startsWith(folder)) ?? [];
    if (elsewhere !== undefined) throw new Error(`${line} would change ${elsewhere} of this machine.`);
    return account === null
      ? own.replace(/ -o rootling -g rootling| -g rootling/, '').replace(AS_ACCOUNT, "sh -c '$1'")
      : own.replaceAll(ACCOUNT, account);
  };

  async function systemctl(words: string): Promise<void> {
    if (/ stop .*rootling\.service/.test(words)) await running.stop();
    if (!/ (enable --now|start) .*rootling\.service/.test(words)) return;
    const text = placed(readFileSync(placed(UNIT), 'utf8'));
    const unit = await unitOf(text, join(folder, 'var/cache/rootling'), account);
    const options = { cwd: unit.cwd, env: { ...unit.env, PATH: env.PATH, PORT: '0' }, ...unit.ids };
    await running.start(spawn(unit.command, unit.args, { ...options, detached: true, stdio: STDIO }));
  }

  async function npmStart(before: string, cwd: string): Promise<void> {
    if (before !== '') await demand('sh', ['-c', before], { cwd, env });
    const options = { cwd, env: { ...env, HOST: '127.0.0.1' } };
    await running.start(spawn('npm', ['start'], { ...options, detached: true, stdio: STDIO }));
  }

  /** Gives the folder that the line leads to. */
  async function runLine(line: string, cwd: string): Promise<string> {
    const [words = ''] = line.split(/\s+# /);
    const own = here(words);
    if (account === null && OF_ROOT.test(words)) console.log(`  left out, since only root may: ${words}`);
    else if (line.endsWith('# where there is one') && !existsSync(own.split(' ').at(-2) ?? '')) return cwd;
    else if (words.startsWith('systemctl ')) await systemctl(words);
    else if (/(^|&& )npm start$/.test(words)) await npmStart(own.replace(/( && )?npm start$/, ''), cwd);
    else {
      // A list with && in it that fails ends no shell: so what follows is part of it.
      const said = await demand('sh', ['-c', `{ ${own}\n} && pwd`], { cwd, env });
      return said.trimEnd().split('\n').at(-1) ?? cwd;
    }
    return cwd;
  }

  return {
    ...{ folder, account, origin, at: placed, stop: running.stop, program: running.program },
    run: async (lines, from = folder) => {
      let cwd = from;
      for (const line of lines) cwd = await runLine(line, cwd);
    },
  };
}

async function idsOf(account: string): Promise<{ uid: number; gid: number }> {
  const [uid = '', gid = ''] = await Promise.all(['-u', '-g'].map((which) => demand('id', [which, account])));
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folders above those that commands make. */
export function layGround(folder: string): void {
  for (const place of ['opt', 'var/lib', 'var/backups', 'home', 'etc/systemd/system', 'srv', 'backups'])
    mkdirSync(join(folder, place), { recursive: true });
}
