import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/settings/config.ts';
import { OF_BUCKET, OF_DATABASE, settingsOf } from '#server/platform/settings/settings.ts';
import { blockWith } from './recipes/page.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
/** The instructions, each as one line. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const said = (word: string) =>
  instructions.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

test('the image runs as an account that is not root, ends on SIGTERM and starts as npm start does', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(said('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(said('STOPSIGNAL')).toEqual(['SIGTERM']);
  // But for the file of settings, which an image has none of.
  const start = scripts.start.replace('--require ./server/platform/settings/settings-file.cjs ', '');
  expect(JSON.parse(said('CMD').at(-1) ?? '').join(' ')).toBe(start);
});

test('all that the image is made of lies in the project', () => {
  const copied = said('COPY')
    .filter((rest) => !rest.startsWith('--from='))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  expect(copied).toContain('server/platform/command.ts');
  expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test('data, secrets and what is hidden stay out of the image, and nothing but the settings of npm is let in again', () => {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(patterns).toEqual(
    expect.arrayContaining([
      '.*',
      'data',
      'secrets',
      '*.env',
      'backups',
      '**/node_modules',
      '**/testing',
      '**/*.test.ts',
    ]),
  );
  expect(patterns.filter((line) => line.startsWith('!'))).toEqual(['!.npmrc']);
});

test('no compose file puts a program on the internet without a name: by none it would take strangers for people at this machine', () => {
  const nameOf = (file: string, service: string) => {
    const [, block = ''] = new RegExp(`\n  ${service}:\n((?: {4}.*\n|\n)+)`).exec(read(file)) ?? [];
    return [/^ +SITE_ADDRESS: ?(.*)$/m.exec(block)?.[1], block] as const;
  };
  const [scaled] = nameOf('compose.scale.yaml', 'proxy');
  expect(scaled).toMatch(/^\$\{SITE_ADDRESS:\?write SITE_ADDRESS=[^:]+\}$/);
  // Compose asks for it even where the profile is not wanted, so that the service asks itself.
  const [single, proxy] = nameOf('compose.yaml', 'proxy');
  expect(single).toMatch(/^\$\{SITE_ADDRESS:-\}$/);
  expect(proxy).toMatch(/ : "\$\$\{SITE_ADDRESS:\?write SITE_ADDRESS=.+\}"\n +exec caddy run /);
  // Handed on from where Compose has it; podman-compose would hand on an empty default as it is written.
  expect(nameOf('compose.yaml', 'rootling')[0]).toBe('');
});

test('what only tests and other machines need is in the lockfile, and no stage of the image fetches it', () => {
  const { devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const [deleted = ''] = said('RUN').filter((it) => it.startsWith('npm pkg delete '));
  expect(Object.keys(optionalDependencies).every((it) => it.startsWith('node-linux-'))).toBe(true);
  expect(deleted).toContain(' optionalDependencies ');
  const names = [...deleted.matchAll(/devDependencies\[([^\]]+)\]/g)].map(([, name]) => name);
  expect(names).toEqual(['@sparticuz/chromium', 'postgres-for-tests']);
  expect(names.filter((name = '') => !(name in devDependencies))).toEqual([]);
  expect(said('FROM').slice(1, 3)).toEqual(['manifest AS pages', 'manifest AS packages']);
});

const COMPOSE = ['compose.yaml', 'compose.scale.yaml'] as const;
/** The services of a compose file, each with its lines. */
function servicesOf(file: string): ReadonlyMap<string, string> {
  const [, services = ''] = /\nservices:\n([\s\S]*?)\n(?=\S)/.exec(`${read(file)}\nend:\n`) ?? [];
  const parts = services.split(/^ {2}(?=[\w-]+:$)/m).filter((part) => /^[\w-]+:\n/.test(part));
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

test.each(COMPOSE)(
  '%s: every base image can be named by its digest, and no log grows without end',
  (file) => {
    const services = servicesOf(file);
    expect(services.size).toBeGreaterThan(2);
    expect(read(file)).toMatch(/&logged\n(?: +#.*\n)* +logging: .*max-size: 10m/);
    for (const [name, lines] of services) {
      const image = /^ +image: (\S+)$/m.exec(lines)?.[1];
      if (image !== undefined)
        expect([name, image]).toEqual([name, expect.stringMatching(/^\$\{\w+_IMAGE:-.+\}$/)]);
      expect([name, lines]).toEqual([
        name,
        expect.stringMatching(/<<: \*(logged|hardened|program|process)$/m),
      ]);
      if (/^ +build:/m.test(lines)) expect(lines).toContain('args: [NODE_IMAGE]');
    }
    expect(said('ARG')).toEqual([expect.stringMatching(/^NODE_IMAGE=node:/)]);
  },
);

test.each(COMPOSE)('%s: what sends no mail has none of its secrets', (file) => {
  const without = ['backup', 'bucket'];
  for (const [name, lines] of servicesOf(file)) {
    if (!without.includes(name)) continue;
    const isEmpty = /environment: \*mailless/.test(lines) ? read(file) : lines;
    for (const secret of ['SMTP_URL', 'SMTP_URL_FILE'])
      expect([name, isEmpty]).toEqual([name, expect.stringMatching(new RegExp(`^ +${secret}: ''$`, 'm'))]);
  }
});

test('the drill takes no database, bucket, mailbox, address or file from .env', () => {
  const lines = read('deploy/compose.drill.yaml').matchAll(/^ {6}(\w+): ''$/gm);
  const emptied = Object.fromEntries([...lines].map(([, name = '']) => [name, '']));
  const ofOthers = settingsOf('SMTP_URL', 'BASE_URL', 'TERMS_FILE', 'TERMS_FILE_ES', 'SPECIES_FILE');
  const { DATA_DIR: _, ...named } = { ...OF_DATABASE, ...OF_BUCKET, ...ofOthers };
  expect(Object.keys(named).filter((name) => !(name in emptied))).toEqual([]);
  const inUse = {
    ...Object.fromEntries(Object.keys(named).map((name) => [name, '/data/of-others'])),
    ...{ SITE_ADDRESS: 'rootling.example', CONSENT_CONFIRMATION: 'email' },
  };
  const drill = readConfig({ ...inUse, ...emptied, DATA_DIR: '/data' });
  expect(drill).toMatchObject({ databaseUrl: null, bucket: null, mail: null, baseUrl: null });
  const commands = blockWith('In a container', 'docker compose -p drill');
  expect(commands.filter((it) => !it.includes(' -f compose.yaml -f deploy/compose.drill.yaml '))).toEqual([]);
});
