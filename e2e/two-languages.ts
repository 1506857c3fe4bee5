import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, startProduct } from './journey.ts';

const root = join(import.meta.dirname, '..');
/** The pages in Spanish are built for these journeys alone: all others begin half a minute earlier. */
const PAGES = '.cache/two-languages';

type ForEachWorker = {
  /** A name of its own for journeys on this server: it gets a worker of its own. */
  languages: string;
};

/** The product as it is once Spanish is offered. */
export const test = base.extend<object, ForEachWorker>({
  languages: ['en es', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project, parallelIndex }) => {
      const to = `${PAGES}-${parallelIndex}`;
      const build = ['tools/build-web.ts', '--languages', 'es', '--to', to];
      execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
      // Beside those in English, which are built already; what a hash is in the name of is the same.
      cpSync(join(root, 'web/dist'), join(root, to), {
        recursive: true,
        filter: (file) => !file.endsWith('.hash'),
      });
      mkdirSync(project.outputDir, { recursive: true });
      const log = join(project.outputDir, `server-in-two-languages-${parallelIndex}.log`);
      const server = await startProduct(log, {}, ['server/testing/serve-pages-of.ts', to]);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
