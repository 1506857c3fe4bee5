/**
 * A Docker engine on a machine that has none: in a Debian of its own below a temporary folder, with a network of its own,
 * and nothing left of it afterwards. Needs root and Debian.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { demand, run, until } from './run.ts';

const PACKAGES = [
  'docker.io',
  'docker-cli',
  'docker-buildx',
  'docker-compose',
  'slirp4netns',
  'iptables',
  'iproute2',
];
/** Where the temporary folder is in there. */
const INNER = '/inner';
/** The resolver of slirp4netns, which leads to names and addresses outside. */
const NAME_SERVER = 'nameserver 10.0.2.3\n';
/** Longer than any run: whatever happens, it ends by itself. */
const LIFETIME_SECONDS = '3600';

/** A namespace of its own: the engine's root, without this machine's mounts. */
const ENTER = `
  mount --bind root root; mount -t proc proc root/proc; mount --rbind /sys root/sys; mount --rbind /dev root/dev
  mount -t tmpfs tmpfs root/run; mount --bind . root${INNER}; cd root; pivot_root . old; umount -l /old
  exec unshare -n sleep ${LIFETIME_SECONDS}`;

/** @param debian a fresh Debian, of which the engine's is a copy. */
export async function raiseEngine(folder: string, debian: string): Promise<Engine> {
  const root = join(folder, 'root');
  // With owners and modes, which Node's own copies leave out.
  await demand('cp', ['-a', debian, root]);
  await installEngine(root);
  const place = await openPlace(folder);
  const started: ChildProcess[] = [place];
  const { pid } = place;
  const into = ['-t', String(pid), '-m', '-n', '-r', '-w', '--', 'env', '-i'];
  const variables = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
  const inside = (args: readonly string[]) => [...into, ...variables, ...args];
  const pathOf = (file: string) => file.replace(folder, INNER);
  const stop = async () => {
    const dockerd = await run('nsenter', inside(['cat', '/var/run/docker.pid']));
    if (dockerd.exitCode === 0) await endProcess(Number(dockerd.output));
    for (const child of started.toReversed()) child.kill('SIGTERM');
  };
  try {
    await demand('nsenter', inside(['ip', 'link', 'set', 'lo', 'up']));
    const network = ['--configure', '--mtu=1400', '--disable-host-loopback', '--netns-type=path'];
    const slirp = ['slirp4netns', ...network, `/proc/${pid}/ns/net`, 'tap0'];
    started.push(startLogged(folder, 'slirp', ['-t', String(pid), '-m', '-r', '-w', '--', ...slirp]));
    writeFileSync(join(root, 'etc/resolv.conf'), NAME_SERVER);
    started.push(startLogged(folder, 'dockerd', inside(['dockerd', '--data-root', `${INNER}/docker`])));
    await until(
      'the engine answers',
      async () => (await run('nsenter', inside(['docker', 'info']))).exitCode === 0,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    docker: (args, { cwd, input } = {}) => {
      const chosen = cwd ? ['env', `--chdir=${pathOf(cwd)}`] : [];
      return run('nsenter', inside([...chosen, 'docker', ...args]), { ...(input && { input }) });
    },
    node: (file, env) =>
      run('nsenter', ['-t', String(pid), '-n', '--', process.execPath, file], {
        env: { ...process.env, ...env },
      }),
    pathOf,
    stop,
  };
}

async function installEngine(root: string): Promise<void> {
  // Nothing that is installed in there starts by itself.
  const policy = join(root, 'usr/sbin/policy-rc.d');
  writeFileSync(policy, '#!/bin/sh\nexit 101\n');
  chmodSync(policy, 0o755);
  writeFileSync(join(root, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
  await demand('chroot', [root, 'apt-get', '-qq', 'update'], { env });
  const install = ['apt-get', '-qq', 'install', '--yes', '--no-install-recommends', ...PACKAGES];
  await demand('chroot', [root, ...install], { env });
  for (const name of ['old', INNER]) mkdirSync(join(root, name));
}

async function openPlace(folder: string): Promise<ChildProcess> {
  const args = ['-m', '--propagation', 'private', 'sh', '-ec', ENTER];
  const place = spawn('unshare', args, { cwd: folder, stdio: 'ignore' });
  await until('a place for the engine is there', async () => {
    if (place.exitCode !== null)
      throw new Error(`No namespace can be made here: unshare ended with ${place.exitCode}.`);
    return readFileSync(`/proc/${place.pid}/comm`, 'utf8').trim() === 'sleep';
  });
  return place;
}

function startLogged(folder: string, name: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  return spawn('nsenter', args, { stdio: ['ignore', log, log] });
}

async function endProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM');
  await until('the engine has ended', async () => !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
