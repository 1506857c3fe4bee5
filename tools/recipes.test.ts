/** Commands in docs/OPERATING.md fit the program; `npm run test:recipes` runs them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, blockWith, operating, ROOT } from './recipes/page.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = operating();
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it);

test('the blocks of a chapter are read as they stand there, and of no other chapter', () => {
  const text = '# A\n\n## One\n\n    a\n    b\n\nWords.\n\n    c\n\n### Part\n\n    d\n\n## Two\n\n    e\n';
  expect(blocksOf(text, 'One')).toEqual([['a', 'b'], ['c'], ['d']]);
  expect(() => blocksOf(text, 'Three')).toThrow('There is no chapter "Three".');
  expect(() => blockWith('One', 'e', text)).toThrow('has 0 blocks with e');
});

test('the account of the units has a home outside of the data, into which npm would write', () => {
  const unit = read('deploy/rootling.service');
  const [data = ''] = found(unit, /DATA_DIR=(\S+)/g);
  const homes = found(page, /--home(?:-dir)? (\S+)/g);
  expect(homes.length).toBeGreaterThan(1);
  for (const home of homes)
    expect(`${home}/`.startsWith(`${data}/`) || `${data}/`.startsWith(`${home}/`)).toBe(false);
  for (const folder of [data, '/opt/rootling', '/var/backups/rootling']) {
    expect(blockWith('Under systemd', 'systemctl enable').join('\n')).toContain(folder);
    expect(unit + read('deploy/rootling-backup.service')).toContain(folder);
  }
});

test('every script, tool and file of the commands is there', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = found(page, /npm run (?:--silent )?([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = found(page, /(?<![\w/])((?:tools|deploy|server|lists)\/[\w./-]+\.\w+)/g);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('an upgrade takes one version by its tag, and the way back the one before', () => {
  const versions = (line: string) => [
    ...new Set(found(blockWith('Upgrade', line).join('\n'), /git checkout v([\d.]+)/g)),
  ];
  const asAccount = "su -s /bin/sh rootling -c 'npm run";
  const [newer] = versions('npm run backup');
  const [older] = versions('npm run restore');
  for (const line of ['npm run backup', `${asAccount} backup`, 'docker compose'])
    expect(versions(line)).toEqual([newer]);
  for (const line of ['npm run restore', `${asAccount} restore`]) expect(versions(line)).toEqual([older]);
  expect(String(older).localeCompare(String(newer), 'en', { numeric: true })).toBeLessThan(0);
});

test('the documents clone from the address that package.json says', () => {
  const { repository } = JSON.parse(read('package.json'));
  for (const path of ['README.md', 'docs/FIRST-FAMILY.md', 'docs/OPERATING.md'])
    expect([path, [...new Set(found(read(path), /git clone (\S+)/g))]]).toEqual([path, [repository]]);
});
