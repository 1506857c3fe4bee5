import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
