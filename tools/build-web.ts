/**
 * Builds web/ into web/dist when its sources have changed since the last build, so that `npm start` may call this each
 * time. Where nothing has changed no build tool is touched: an installation without development packages starts too.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isLanguage, type Language, OFFERED_LANGUAGES } from '#domain/languages.ts';
import { Misuse, runCommand } from '#server/platform/command.ts';

const root = join(import.meta.dirname, '..');
const notShipped = /^web\/(dist|testing)\/|^art\/photos\/|\.test\.tsx?$|(^|\/)tsconfig\.json$/;

const DIST = 'web/dist';

/** Files that each language has in a folder of its own; all others differ in name, or are the same. */
const OF_ONE_LANGUAGE = ['index.html', 'login.html', '.vite'];

/** Stands for everything that the build is made from. */
function hashSources(languages: readonly Language[]): string {
  const tools = [
    'build-web',
    'build-service-worker',
    'compress-assets',
    'prerender-pages',
    'student-screens',
    'web-manifest',
  ].map((it) => `tools/${it}.ts`);
  const files = globSync(['{web,domain,words,art}/**/*.*', 'package.json', 'package-lock.json', ...tools], {
    cwd: root,
  })
    .filter((file) => !notShipped.test(file))
    .sort();
  const hash = createHash('sha256').update(`${languages}\0`);
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function hashOfBuild(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, '.hash'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds beside the old files and then changes places with them, so that no one ever meets half a build. */
async function build(languages: readonly Language[], hash: string, dist: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'web-'));
  const outDir = join(scratch, 'dist');
  try {
    await buildAll(languages, outDir, scratch);
    writeFileSync(join(outDir, '.hash'), hash);
    rmSync(dist, { recursive: true, force: true });
    renameSync(outDir, dist);
  } catch (error) {
    // Another start may have built the same and been first; any other fault is one.
    if (hashOfBuild(dist) !== hash) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One language's files are compressed in other threads while the next is built; most serve that one too. */
async function buildAll(languages: readonly Language[], outDir: string, scratch: string): Promise<void> {
  const { compressAssets } = await import('./compress-assets.ts');
  const done = new Set<string>();
  const compressing: Promise<void>[] = [];
  try {
    for (const language of languages) {
      await buildIn(language, outDir, scratch);
      compressing.push(compressAssets(outDir, done));
    }
  } finally {
    // Also where a build fails: what they write into is cleared away then.
    await Promise.allSettled(compressing);
  }
  await Promise.all(compressing);
}

/** Builds the pages in one language, and puts them to those of the others. */
async function buildIn(language: Language, outDir: string, scratch: string): Promise<void> {
  const [vite, { buildServiceWorker }, { prerenderPages }] = await Promise.all([
    import('vite'),
    import('./build-service-worker.ts'),
    import('./prerender-pages.ts'),
  ]);
  const built = join(scratch, language);
  process.env.PAGE_LANGUAGE = language;
  await vite.build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true },
  });
  // In a folder of its own: Node would take the other language's drawings for these.
  await prerenderPages(built, join(scratch, `drawing-${language}`));
  await buildServiceWorker(built, language);
  mkdirSync(join(outDir, language), { recursive: true });
  for (const own of OF_ONE_LANGUAGE) renameSync(join(built, own), join(outDir, language, own));
  cpSync(built, outDir, { recursive: true });
}

/** @throws Misuse when there are no words in one of them. */
function languagesOf(typed: string): readonly Language[] {
  const languages = typed.split(',');
  if (languages.every(isLanguage)) return languages;
  throw new Misuse(`There are no words in ${languages.filter((it) => !isLanguage(it))}.`);
}

/** @throws Misuse when it holds what we have not built, which would be lost. */
function folderOf(typed: string): string {
  const folder = resolve(root, typed);
  if (!existsSync(folder) || hashOfBuild(folder) !== undefined || typed === DIST) return folder;
  throw new Misuse(`${folder} is there already, and holds no pages.`);
}

/** @throws Error where npm has left out what builds pages: a computer that only runs them has those of another. */
function demandBuilders(dist: string): void {
  try {
    import.meta.resolve('vite');
  } catch (error) {
    const found =
      hashOfBuild(dist) === undefined
        ? 'There are no built pages'
        : 'The built pages are those of another version';
    const message =
      `${found} in ${dist}, and the packages that build them are not installed. Run npm run build in a clone of this very ` +
      'version and bring its folder web/dist here, or install all packages with npm ci. Nothing has been changed.';
    throw new Error(message, { cause: error });
  }
}

/** A fault that stops the start is reported at once, not after building the pages. */
async function demandStart(): Promise<void> {
  const { readSettings } = await import('#server/app/read-settings.ts');
  await readSettings(process.env);
}

await runCommand(
  {
    start: 'npm run build',
    does: 'Builds the pages into web/dist when their sources have changed since the last time. npm start does it by itself.',
    options: {
      languages: {
        takes: 'text',
        says: 'the languages, with commas between them; one that nobody is offered yet may be among them',
        default: OFFERED_LANGUAGES.join(','),
      },
      to: {
        takes: 'text',
        says: 'the folder to build into, relative to that of the project',
        default: DIST,
      },
      start: {
        says: 'checks first whether the settings and the ports let the program start, as npm start does',
      },
    },
  },
  async ({ options }) => {
    if (options.start) await demandStart();
    const languages = languagesOf(options.languages);
    const hash = hashSources(languages);
    const dist = folderOf(options.to);
    if (hashOfBuild(dist) === hash) {
      console.log('The pages are built already.');
    } else {
      demandBuilders(dist);
      const begun = performance.now();
      console.log('Building the pages: that takes a minute, and only when something of them is new …');
      await build(languages, hash, dist);
      console.log(`Built the pages in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    }
  },
);
