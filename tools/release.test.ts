/** Each check of `npm run release-check` sees its fault, and is content without. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressFaults, withAddress } from './release/address.ts';
import { linkFaults } from './release/links.ts';
import { type Lock, licenceFaults, lockFaults, sourceFaults } from './release/packages.ts';
import {
  imageFaults,
  migrationFaults,
  pictureFaults,
  tagFaults,
  treeFaults,
  versionFaults,
  withEntered,
} from './release/version.ts';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-02-01\n\n- New.\n\n## [1.0.0] - 2026-11-24\n';
const at = { tags: ['v1.0.0'], today: '2027-02-01' };

test('a version that is new and told of is one', () => {
  expect(versionFaults('1.1.0', CHANGELOG, at)).toEqual([]);
});

test.each([
  ['1.1', CHANGELOG, at, '1.1 is no version such as 1.2.0'],
  ['1.1.0', CHANGELOG, { ...at, tags: ['v1.1.0'] }, '1.1.0 is released already'],
  ['1.2.0', CHANGELOG, at, "does not begin with '## [1.2.0] - 2027-02-01'"],
  ['1.1.0', CHANGELOG.replace(' - 2027-02-01', ''), at, "does not begin with '## [1.1.0] - 2027-02-01'"],
  ['1.1.0', CHANGELOG, { ...at, today: '2027-01-31' }, 'is yet to come: write 2027-01-31'],
  ['1.1.0', CHANGELOG.replace('d]\n', 'd]\n\n- Later.\n'), at, "still has lines under 'Unreleased'"],
])('of version %s with %j and %j it is said: %4$s', (version, changelog, when, fault) => {
  expect(versionFaults(version, changelog, when).join()).toContain(fault);
});

test('what is not committed is named', () => {
  expect(treeFaults('')).toEqual([]);
  expect(treeFaults(' M README.md\n?? notes.txt\n')).toEqual([
    'not committed: README.md, notes.txt. Commit or remove it',
  ]);
});

const RELEASED = { '1.0.0': { '001-first.sql': 'a', '003-third.sql': 'c' } };
const HASHES = { '001-first.sql': 'a', '003-third.sql': 'c' };

test('released migrations are unchanged, and new ones are entered by a command', () => {
  expect(migrationFaults(RELEASED, HASHES, '1.1.0')).toEqual([]);
  expect(migrationFaults(RELEASED, { ...HASHES, '001-first.sql': 'b' }, '1.1.0')[0]).toContain('has changed');
  expect(migrationFaults(RELEASED, { '001-first.sql': 'a' }, '1.1.0')[0]).toContain(
    '003-third.sql has changed',
  );
  const more = { ...HASHES, '004-fourth.sql': 'd' };
  expect(migrationFaults(RELEASED, more, '1.1.0')).toEqual([
    '004-fourth.sql is not entered as released: npm run release-check -- --enter',
  ]);
  const entered = withEntered(RELEASED, more, '1.1.0');
  expect(entered).toEqual({ ...RELEASED, '1.1.0': { '004-fourth.sql': 'd' } });
  expect(migrationFaults(entered, more, '1.1.0')).toEqual([]);
  expect(withEntered(entered, more, '1.2.0')).toBe(entered);
});

test('a migration may come before others of its own version, and before none of an earlier one', () => {
  const more = { ...HASHES, '002-second.sql': 'b' };
  expect(migrationFaults(RELEASED, more, '1.1.0')[0]).toContain('give it a higher number');
  expect(migrationFaults(RELEASED, more, '1.0.0')[0]).toContain('--enter');
  const names = Object.keys(withEntered(RELEASED, more, '1.0.0')['1.0.0'] ?? {});
  expect(names).toEqual(['001-first.sql', '002-second.sql', '003-third.sql']);
});

const PROJECT = { version: '1.1.0', dependencies: { zod: '4.6.7' } };
const ZOD = { version: '4.6.7', integrity: 'sha512-x', license: 'MIT' };
const lock = (zod: object = {}, more: object = {}): Lock => ({
  version: '1.1.0',
  packages: { '': PROJECT, 'node_modules/zod': { ...ZOD, ...zod }, ...more },
});

test('the lockfile is that of package.json', () => {
  expect(lockFaults(PROJECT, lock())).toEqual([]);
  expect(lockFaults({ ...PROJECT, version: '1.2.0' }, lock())[0]).toContain(
    'of version 1.1.0, and package.json of 1.2.0',
  );
  expect(lockFaults({ ...PROJECT, dependencies: { zod: '4.6.8' } }, lock())[0]).toContain(
    'zod of dependencies',
  );
  expect(lockFaults({ ...PROJECT, dependencies: {} }, lock())[0]).toContain('zod of dependencies');
  expect(lockFaults(PROJECT, lock({ version: '4.6.6' }))[0]).toContain('zod of dependencies');
});

test('packages are of one version, of the registry, and not given up', () => {
  expect(sourceFaults(PROJECT, lock())).toEqual([]);
  for (const spec of ['file:../zod', 'git+https://git.example/zod.git', '^4.6.7', 'latest'])
    expect(sourceFaults({ dependencies: { zod: spec } }, lock())[0]).toContain(`asked for as ${spec}`);
  expect(sourceFaults(PROJECT, lock({ integrity: undefined }))[0]).toContain('zod comes from nowhere');
  expect(sourceFaults(PROJECT, lock({ integrity: undefined, inBundle: true }))).toEqual([]);
  expect(sourceFaults(PROJECT, lock({ resolved: 'git+ssh://git.example/zod' }))[0]).toContain(
    'zod comes from git',
  );
  expect(sourceFaults(PROJECT, lock({ link: true, resolved: '../zod' }))[0]).toContain(
    'zod comes from ../zod',
  );
  expect(sourceFaults(PROJECT, lock({ deprecated: 'use another' }))[0]).toContain(
    'given up by its authors: use another',
  );
});

test('licences are allowed, and those that ask for a word have it', () => {
  expect(licenceFaults(lock(), '')).toEqual([]);
  expect(licenceFaults(lock({ license: 'AGPL-3.0' }), '')[0]).toContain(
    "the licence 'AGPL-3.0' is not among those",
  );
  expect(licenceFaults(lock({ license: undefined }), '')[0]).toContain("the licence 'none named'");
  expect(licenceFaults(lock({ license: 'AGPL-3.0', dev: true }), '')).toEqual([]);
  expect(licenceFaults(lock({ license: '(MIT OR LGPL-3.0)' }), '')[0]).toContain('README.md has to name it');
  expect(licenceFaults(lock({ license: 'LGPL-3.0' }), 'zod is under the LGPL')).toEqual([]);
});

const WITH_NEWS = CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n- New\n');

test('each version that was released has a tag, or the command that sets it', () => {
  const commitOf = (version: string) => (version === '1.0.0' ? 'abc1234' : '');
  expect(tagFaults(CHANGELOG, ['v1.0.0'], commitOf)).toEqual([]);
  expect(tagFaults(CHANGELOG, [], commitOf)).toEqual([
    '1.0.0 has no tag, by which it is taken: git tag v1.0.0 abc1234 && git push origin v1.0.0',
  ]);
  // A changelog with news shows that this version was released too.
  expect(tagFaults(WITH_NEWS, ['v1.0.0'], commitOf)).toEqual([
    '1.1.0 has no tag, by which it is taken: git tag v1.1.0 COMMIT && git push origin v1.1.0',
  ]);
});

test('documents clone from the one address that package.json says, once its owner has said it', () => {
  const documents = new Map([['README.md', '    git clone https://git.example/rootling.git rootling\n']]);
  const unsaid = 'package.json says no address to clone from: npm pkg set repository=ADDRESS; then ';
  for (const repository of ['https://git.example/rootling.git', undefined])
    expect(addressFaults({ ...(repository && { repository }) }, documents)).toEqual([
      `${unsaid}npm run release-check -- --enter writes it into the documents`,
    ]);
  const address = 'https://code.troop.org/rootling.git';
  for (const repository of [address, { url: `git+${address}` }]) {
    expect(addressFaults({ repository }, documents)[0]).toContain(
      'README.md clones from https://git.example/',
    );
    const entered = new Map([...documents].map(([path, text]) => [path, withAddress(text, address)]));
    expect(entered.get('README.md')).toBe(`    git clone ${address} rootling\n`);
    expect(addressFaults({ repository }, entered)).toEqual([]);
  }
});

test('the compose files run an image with the version in its name, so that the one before stays', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const files = new Map(['compose.yaml', 'compose.scale.yaml'].map((name) => [name, read(name)]));
  expect(imageFaults(version, files)).toEqual([]);
  expect(imageFaults('9.0.0', files)).toEqual(
    [...files.keys()].map((name) => `${name} runs the image rootling:${version}: write rootling:9.0.0`),
  );
});

test('pictures are made anew for each version', () => {
  expect(pictureFaults('2027-01-20', CHANGELOG)).toEqual([]);
  expect(pictureFaults('2026-11-23', CHANGELOG)[0]).toContain('are those of 1.0.0 (2026-11-23)');
  expect(pictureFaults('2026-11-23', '## [1.0.0] - 2026-11-24\n')).toEqual([]);
});

test('a link leads to a file, and to a heading in it', () => {
  const documents = (text: string) =>
    new Map([
      ['README.md', '# The `start`, and its end\n'],
      ['docs/ONE.md', text],
    ]);
  const faults = (text: string) =>
    linkFaults(documents(text), (path) => ['README.md', 'docs/ONE.md'].includes(path));
  expect(
    faults('[a](../README.md) [b](../README.md#the-start-and-its-end) [c](https://x.example)\n'),
  ).toEqual([]);
  expect(faults('    [code](nowhere.md) and `[code](nowhere.md)`\n')).toEqual([]);
  for (const link of ['nowhere.md', '../README.md#elsewhere', '#here'])
    expect(faults(`[a](${link})\n`)).toEqual([
      `docs/ONE.md leads to ${link}, which is not there: mend the link`,
    ]);
  expect(faults('<img src="gone.png">')).toHaveLength(1);
});
