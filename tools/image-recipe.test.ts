import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isIgnored, listOf, stagesOf } from './image-recipe.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

test('the image runs as an account that is not root, ends on SIGTERM and is asked through Node how it is', () => {
  const image = stagesOf(read('Dockerfile')).at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  const said = new Map(image.steps.map(({ word, rest }) => [word, rest]));
  expect(said.get('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(said.get('STOPSIGNAL')).toBe('SIGTERM');
  expect(said.get('VOLUME')).toBe('/data');
  expect(listOf(image, 'HEALTHCHECK')[0]).toBe('node');
});

test('the image starts the program as npm start does', () => {
  const image = stagesOf(read('Dockerfile')).at(-1);
  const { scripts } = JSON.parse(read('package.json'));
  if (!image) throw new Error('The Dockerfile has no stage.');
  expect(listOf(image, 'CMD').join(' ')).toBe(scripts.start);
});

test('all that the image is made of lies in the project', () => {
  const copied = stagesOf(read('Dockerfile'))
    .flatMap(({ steps }) => steps)
    .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from='))
    .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));
  expect(copied).toContain('server/command.ts');
  const root = join(import.meta.dirname, '..');
  expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test.each([
  ['data/rootling.sqlite', true],
  ['data/dev/photos/a.jpg', true],
  ['data/species.csv', false],
  ['data/common-passwords.txt', false],
  ['.git/config', true],
  ['.env', true],
  ['.npmrc', false],
  ['node_modules/pg/package.json', true],
  ['web/dist/index.html', true],
  ['server/testing/world.ts', true],
  ['server/main.test.ts', true],
  ['server/main.ts', false],
])('of the project %s stays out of the image: %s', (path, isOut) => {
  expect(isIgnored(read('.dockerignore'), path)).toBe(isOut);
});
