/** The images that ours are made from and run beside: the real ones where they can be pulled, else stand-ins of Debian. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATES } from './debian.ts';
import { type Engine, said } from './engine.ts';
import { demand } from './run.ts';

const project = join(import.meta.dirname, '../..');
const BASE = 'debian:trixie-slim';
const NPM = 'npm@11';
/** Stand-ins of images, by the beginning of their name. */
const STAND_INS: Readonly<Record<string, string>> = {
  'node:': 'node',
  'caddy:': 'caddy',
  'postgres:': 'postgres',
  'rustfs/': 'storage',
};

/** The names of all images that the Dockerfile and the compose files ask for. */
export function imagesAskedFor(): string[] {
  const text = ['Dockerfile', 'compose.yaml', 'compose.scale.yaml']
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('\n');
  const names = [...text.matchAll(/^(?:ARG \w+_IMAGE=| +image: \$\{(?!ROOTLING_)\w+_IMAGE:-)([^\s}]+)/gm)];
  return [...new Set(names.map(([, name = '']) => name))];
}

/** Pulls those that are not there; gives whether all could be had. */
export async function pullImages(engine: Engine): Promise<boolean> {
  for (const name of imagesAskedFor()) {
    if ((await engine.docker(['image', 'inspect', name])).exitCode === 0) continue;
    if ((await engine.docker(['pull', '--quiet', name])).exitCode !== 0) return false;
  }
  return true;
}

/** Makes the stand-ins, under the names of those for which they stand in. */
export async function makeStandIns(engine: Engine, folder: string, debian: string): Promise<void> {
  const archive = join(folder, 'debian.tar');
  await demand('tar', ['-C', debian, '-cf', archive, '.']);
  // npm asks registries that this machine's certificates may have to lead to.
  const environment = `ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=${CERTIFICATES}`;
  await said(engine, ['import', '--change', environment, engine.pathOf(archive), BASE]);
  rmSync(archive);
  const builds = join(folder, 'stand-ins');
  cpSync(join(import.meta.dirname, 'stand-ins'), builds, { recursive: true });
  cpSync(join(project, 'tools/scale/s3-server.py'), join(builds, 'storage/s3-server.py'));
  await bringNode(join(builds, 'node'));
  for (const name of imagesAskedFor()) {
    const [, kind] = Object.entries(STAND_INS).find(([beginning]) => name.startsWith(beginning)) ?? [];
    if (!kind) throw new Error(`Nothing stands in for ${name}.`);
    await said(engine, ['build', '--quiet', '--tag', name, engine.pathOf(join(builds, kind))]);
  }
}

/** The Node and the npm that npm brings. */
async function bringNode(folder: string): Promise<void> {
  const [node] = globSync('node_modules/node-linux-*/bin/node', { cwd: project });
  if (!node) throw new Error('npm has brought no Node for this machine, of which an image could be made.');
  cpSync(join(project, node), join(folder, 'node'));
  const packed = await demand('npm', ['pack', '--silent', NPM], { cwd: folder });
  const file = packed.trim().split('\n').at(-1) ?? '';
  mkdirSync(join(folder, 'npm'));
  await demand('tar', ['-xzf', file, '--strip-components=1', '-C', 'npm'], { cwd: folder });
  rmSync(join(folder, file));
}
