/** `npm run release-check`: whether this tree may be called a release. Nothing is fetched. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/platform/command.ts';
import { addressFaults, addressOf, withAddress } from './release/address.ts';
import { commitOf, git } from './release/history.ts';
import { linkFaults } from './release/links.ts';
import {
  type Lock,
  licenceFaults,
  licencesOf,
  lockFaults,
  type Project,
  sourceFaults,
} from './release/packages.ts';
import {
  imageFaults,
  migrationFaults,
  pictureFaults,
  type Released,
  releasesOf,
  tagFaults,
  treeFaults,
  versionFaults,
  withEntered,
} from './release/version.ts';

const root = join(import.meta.dirname, '..');
const RELEASED = 'server/platform/db/released-migrations.json';
const MIGRATIONS = 'server/platform/db/migrations';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readJson = (path: string): unknown => JSON.parse(read(path));

function hashesOfMigrations(): Record<string, string> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(read(`${MIGRATIONS}/${name}`))
      .digest('hex');
  return Object.fromEntries(readdirSync(join(root, MIGRATIONS)).map((name) => [name, hashOf(name)]));
}

/** Enters the migrations that no version has yet. */
function enterMigrations(version: string): void {
  const entered = withEntered(readJson(RELEASED) as Released, hashesOfMigrations(), version);
  writeFileSync(join(root, RELEASED), `${JSON.stringify(entered, null, 2)}\n`);
  console.log(
    `${RELEASED} has ${Object.keys(entered[version] ?? {}).length} migrations of ${version}: commit it.`,
  );
}

const textsOf = (...patterns: readonly string[]) =>
  new Map(
    git('ls-files', ...patterns)
      .split('\n')
      .filter(Boolean)
      .map((path) => [path, read(path)] as const),
  );
const documents = () => textsOf('*.md');

/** Writes the address of package.json into the commands of the documents. */
function enterAddress(project: Project): void {
  const address = addressOf(project);
  if (address === null) return;
  for (const [path, text] of documents()) {
    const entered = withAddress(text, address);
    if (entered === text) continue;
    writeFileSync(join(root, path), entered);
    console.log(`${path} clones from ${address}: commit it.`);
  }
}

/** Lists the checks with their faults. */
function findings(project: Project): (readonly [string, readonly string[]])[] {
  const lock = readJson('package-lock.json') as Lock;
  const changelog = read('CHANGELOG.md');
  const version = project.version ?? '';
  const tags = git('tag').split('\n');
  const today = new Date().toISOString().slice(0, 10);
  return [
    [
      `version ${version} is new, and CHANGELOG.md tells of it`,
      versionFaults(version, changelog, { tags, today }),
    ],
    ['versions can be taken by their tags', tagFaults(changelog, tags, commitOf)],
    ['documents clone from the address of package.json', addressFaults(project, documents())],
    ['images have the version in their name', imageFaults(version, textsOf('compose*.yaml'))],
    ['all is committed', treeFaults(git('status', '--porcelain'))],
    [
      'migrations are as they were released, and all are entered',
      migrationFaults(readJson(RELEASED) as Released, hashesOfMigrations(), version),
    ],
    ['the lockfile is that of package.json', lockFaults(project, lock)],
    ['packages come from the registry, with checksums', sourceFaults(project, lock)],
    ['licences of what runs are allowed and named', licenceFaults(lock, read('README.md'))],
    [
      'the pictures of README.md were made since the version before',
      pictureFaults(git('log', '-1', '--format=%cs', '--', 'docs/screenshots').trim(), changelog),
    ],
    [
      'links of the documents lead somewhere',
      linkFaults(documents(), (path) => existsSync(join(root, path))),
    ],
  ];
}

function tellLicences(): void {
  for (const [licence, names] of licencesOf(readJson('package-lock.json') as Lock))
    console.log(`    ${licence}: ${names.length} packages`);
}

await runCommand(
  {
    start: 'npm run release-check',
    does:
      'Says whether this tree may be called a release: its version, tags and changelog, the address to clone from, the tree, migrations, lockfile, packages and ' +
      'their licences, pictures and links. Each fault says what to do. It fetches nothing and writes nothing, ' +
      'except with --enter. At its end it lists what else has to be run.',
    options: {
      enter: {
        says: 'enters new migrations under the version of package.json, and writes its repository into the documents',
      },
      tests: { says: 'runs npm test too, at the end' },
    },
  },
  ({ options }) => {
    const project = readJson('package.json') as Project;
    if (options.enter) {
      enterAddress(project);
      return enterMigrations(project.version ?? '');
    }
    const found = findings(project);
    for (const [what, faults] of found) {
      console.log(`${faults.length > 0 ? '✗' : '✓'} ${what}`);
      for (const fault of faults) console.log(`    ${fault}`);
    }
    tellLicences();
    const failed = found.filter(([, faults]) => faults.length > 0).length;
    const before = releasesOf(read('CHANGELOG.md'))[1];
    console.log(
      `Still to run: ${options.tests ? '' : 'npm test (all of it: .ci/run), '}npm run test:image, ` +
        `npm run test:upgrade -- ${before ? `v${before.version}` : 'COMMIT'}, npm run test:recipes, npm audit --omit=dev; then git tag v${project.version} && git push origin v${project.version}.`,
    );
    console.log(`${found.length - failed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
    else if (options.tests)
      process.exitCode =
        spawnSync(process.execPath, ['tools/test.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
  },
);
