/**
 * Builds web/ into web/dist when its sources have changed since the last build, so that `npm start` may call this each
 * time. Where nothing has changed no build tool is touched: an installation without development packages starts too.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '#server/command.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const notShipped = /^web\/(dist|testing)\/|\.test\.tsx?$|(^|\/)tsconfig\.json$/;

/** Stands for everything that the build is made from. */
function hashSources(): string {
  const tools = [
    'build-web',
    'build-service-worker',
    'compress-assets',
    'prerender-pages',
    'student-screens',
    'web-manifest',
  ].map((it) => `tools/${it}.ts`);
  const files = globSync(['web/**/*.*', 'domain/**/*.*', 'package-lock.json', ...tools], { cwd: root })
    .filter((file) => !notShipped.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function hashOfBuild(): string | undefined {
  try {
    return readFileSync(join(dist, '.hash'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Builds beside the old files and then changes places with them, so that no one ever meets half a build. */
async function build(hash: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const [vite, { buildServiceWorker }, { compressAssets }, { prerenderPages }] = await Promise.all([
    import('vite'),
    import('./build-service-worker.ts'),
    import('./compress-assets.ts'),
    import('./prerender-pages.ts'),
  ]);
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'web-'));
  const outDir = join(scratch, 'dist');
  try {
    await vite.build({
      configFile: join(root, 'web/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    await prerenderPages(outDir, scratch);
    await buildServiceWorker(outDir);
    await compressAssets(outDir);
    writeFileSync(join(outDir, '.hash'), hash);
    rmSync(dist, { recursive: true, force: true });
    renameSync(outDir, dist);
  } catch (error) {
    // Another start may have built the same and been first; any other fault is one.
    if (hashOfBuild() !== hash) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await runCommand(
  {
    start: 'node tools/build-web.ts',
    does: 'Builds the pages into web/dist when their sources have changed since the last time. npm start does it by itself.',
  },
  async () => {
    const hash = hashSources();
    if (hashOfBuild() === hash) {
      console.log('The pages are built already.');
    } else {
      const begun = performance.now();
      await build(hash);
      console.log(`Built the pages in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    }
  },
);
