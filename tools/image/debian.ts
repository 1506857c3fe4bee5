import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demand, run } from './run.ts';

const SUITE = 'trixie';
/** Certificates that this machine trusts, so that the image trusts them too. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** @throws Error when this machine cannot make a Debian. */
function refuseUnlessDebian(): void {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) return;
  throw new Error(
    'Where no Docker answers, or no image can be pulled, this needs a Debian machine, and root on it.',
  );
}

/** Makes a small Debian in a folder, from the server that this machine's own packages come from. */
export async function makeDebian(folder: string): Promise<string> {
  refuseUnlessDebian();
  if ((await run('debootstrap', ['--version'])).exitCode !== 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await demand('apt-get', ['-qq', 'update'], { env });
    await demand('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'debootstrap'], { env });
  }
  const root = join(folder, 'debian');
  const options = ['--variant=minbase', '--include=ca-certificates'];
  await demand('debootstrap', [...options, SUITE, root, debianServer()]);
  copyFileSync(CERTIFICATES, join(root, CERTIFICATES));
  // Files that such an image has no use for.
  await demand('chroot', [root, 'sh', '-ec', 'apt-get clean; rm -rf /var/lib/apt/lists/*']);
  return root;
}

function debianServer(): string {
  const lists = globSync('/etc/apt/sources.list.d/debian.sources').map((file) => readFileSync(file, 'utf8'));
  return /^URIs: (\S+)/m.exec(lists.join('\n'))?.[1] ?? 'http://deb.debian.org/debian';
}
