import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));

test.each(Object.entries<string>(scripts))('npm run %s runs in any shell, and in none: %s', (_, command) => {
  // A program and plain words: no variable, quote, pipe, list, pattern or assignment, which every shell reads in its own way.
  expect(command).toMatch(/^[a-z]+( [\w./:-]+)*$/);
});

const OF_OPERATORS = 'start seed backup restore housekeeping deletions reset-admin send-test-mail';

test.each(OF_OPERATORS.split(' '))(
  'npm run %s has the settings of rootling.env, and starts nothing between',
  (name) => {
    const file = name === 'start' ? 'server/main.ts' : `tools/${name}.ts`;
    expect(scripts[name]).toBe(`node --require ./server/platform/settings/settings-file.cjs ${file}`);
  },
);

/** Returns a program's settings when npm's scripts start it with a file of these words, or with none. */
function settingsWith(
  words: string | null,
  environment: Record<string, string> = {},
  version = process.versions.node,
  asked = 'process.env.PORT, process.env.SMTP_URL, process.env.SITE_NAME',
) {
  const root = mkdtempSync(join(tmpdir(), 'rootling-settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'server/platform/settings'), { recursive: true });
  for (const name of ['settings/settings-file.cjs', 'demand-node.cjs', 'compile-cache.cjs'])
    copyFileSync(join(import.meta.dirname, '../server/platform', name), join(root, 'server/platform', name));
  if (words !== null) writeFileSync(join(root, 'rootling.env'), words);
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const look = `console.log(JSON.stringify([${asked}]))`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `${pretend}; require('./server/platform/settings/settings-file.cjs'); ${look}`],
    { cwd: root, env: { PATH: process.env.PATH, ...environment } },
  );
  return { status, stderr: String(stderr), has: String(stdout).trim() };
}

test('rootling.env is read where it is there; what is said on the command line counts, an empty variable too', () => {
  expect(settingsWith(null)).toEqual({ status: 0, stderr: '', has: '[null,null,null]' });
  const words = "# ours\nPORT=3005\nSMTP_URL=smtps://me:pass%23word@mail.example\nSITE_NAME='Troop #42'\n";
  const has = '["3005","smtps://me:pass%23word@mail.example","Troop #42"]';
  expect(settingsWith(words)).toEqual({ status: 0, stderr: '', has });
  expect(settingsWith(words, { PORT: '3001', SMTP_URL: '' }).has).toBe('["3001","","Troop #42"]');
});

test('SETTINGS_FILE names another file, which has to be there; an empty one stands for none', () => {
  const none = { status: 0, stderr: '', has: '[null,null,null]' };
  expect(settingsWith('SMTP_URL=smtps://mail.example', { SETTINGS_FILE: '' })).toEqual(none);
  expect(settingsWith('PORT=3005', { SETTINGS_FILE: 'rootling.env' }).has).toBe('["3005",null,null]');
  const refused = (file: string) => settingsWith('PORT=3005', { SETTINGS_FILE: file });
  expect(refused('drill.env').stderr).toMatch(
    /^The file of settings \/.*drill\.env is not there \(SETTINGS_FILE\)\. Nothing has been changed\.\n$/,
  );
  expect(refused('server').stderr).toMatch(
    /^The file of settings \/.*server is a folder\. Nothing has been changed\.\n$/,
  );
  expect(refused('server').status).toBe(1);
});

test('the program hears which file was read, and looks whether it is in order', () => {
  const asked = (environment: Record<string, string>, words: string | null) =>
    settingsWith(words, environment, process.versions.node, 'process.env.SETTINGS_FILE').has;
  expect(asked({}, 'PORT=3005')).toMatch(/^\["\/.*\/rootling\.env"\]$/);
  expect(asked({}, null)).toBe('[null]');
  expect(asked({ SETTINGS_FILE: '' }, 'PORT=3005')).toBe('[""]');
});

test('an older Node reads no settings, and says in a sentence that it is too old', () => {
  expect(settingsWith('PORT=3005', {}, '20.19.2')).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Rootling needs Node 24 or newer, and this is Node 20\.19\.2\.\n/),
    has: '',
  });
});

/** Returns the output and end under a Node of that version. */
function demandNode(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const file = join(import.meta.dirname, '../server/platform/demand-node.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    '-e',
    `${pretend}; require(${JSON.stringify(file)})`,
  ]);
  return [status, `${stdout}${stderr}`];
}

test('what is run first says in a sentence that Node is too old, before it has to read what such a Node cannot', () => {
  const ofNode = Object.values<string>(scripts).filter((it) => /^node .*\.ts/.test(it));
  expect(ofNode.length).toBeGreaterThan(15);
  for (const command of ofNode)
    expect(command).toMatch(
      /^node --require \.\/server\/platform\/(demand-node|settings\/settings-file)\.cjs /,
    );
  for (const version of ['18.20.0', '20.20.2', '22.18.0', '23.11.1']) {
    const said = `Rootling needs Node 24 or newer, and this is Node ${version}.`;
    expect(demandNode(version)).toEqual([1, expect.stringContaining(said)]);
  }
  for (const version of ['24.0.0', '26.1.0', '100.0.0']) expect(demandNode(version)).toEqual([0, '']);
});

test.skipIf(process.platform !== 'linux')(
  'the Node that npm brings is found though an older npm has taken its link away',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'rootling-link-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const bin = join(root, `node_modules/node-linux-${process.arch}/bin`);
    for (const folder of [bin, join(root, 'node_modules/.bin'), join(root, 'tools')])
      mkdirSync(folder, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'link-node.cjs'), join(root, 'tools/link-node.cjs'));
    symlinkSync(process.execPath, join(bin, 'node'));
    const install = () => spawnSync(process.execPath, ['tools/link-node.cjs'], { cwd: root }).status;
    const found = join(root, 'node_modules/.bin/node');

    expect(install()).toBe(0);
    expect(readlinkSync(found)).toBe(`../node-linux-${process.arch}/bin/node`);
    expect(spawnSync(found, ['--version']).stdout.toString().trim()).toBe(process.version);
    expect(install()).toBe(0);
    expect(scripts.postinstall).toBe('node tools/link-node.cjs');
  },
);

test('what Node compiles for the program is kept, for what it starts too, and where an operator says', () => {
  const asked = (environment: Record<string, string>) =>
    settingsWith(
      null,
      environment,
      process.versions.node,
      "require('module').getCompileCacheDir(), process.env.NODE_COMPILE_CACHE",
    );
  const own = asked({}).has;
  expect(own).toMatch(/^\["(.*\/\.cache\/node)\/[^"]+","\1"\]$/);
  expect(asked({ NODE_COMPILE_CACHE: '/dev/null/nowhere' }).has).toBe('[null,"/dev/null/nowhere"]');
});
