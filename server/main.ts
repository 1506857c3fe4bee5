/** The executable: lets Node keep what it compiles, and only then loads the program. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runCommand } from './platform/command.ts';
import { SETTINGS } from './platform/settings/settings.ts';

const CACHE = path.join(import.meta.dirname, '../.cache/node');

await runCommand(
  {
    start: 'npm start',
    does:
      'Serves the pages and the calls until SIGTERM or SIGINT, then answers what is open and ends. It makes the data ' +
      'folder and the database where there are none, and brings an older database up to date. Wrong settings stop it.',
    settings: SETTINGS,
  },
  async () => {
    // Here and in the processes and threads that it starts, which take over the environment.
    process.env.NODE_COMPILE_CACHE ||= CACHE;
    enableCompileCache(process.env.NODE_COMPILE_CACHE);
    const { startProgram } = await import('./program.ts');
    await startProgram();
  },
);
