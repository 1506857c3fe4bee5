/** The executable: lets Node keep what it compiles, and only then loads the program. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runCommand } from './platform/command.ts';

// Here and in the processes and threads that it starts, which take over the environment.
process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { SETTINGS } = await import('./platform/settings/settings.ts');

await runCommand(
  {
    start: 'npm start',
    does:
      'Serves the pages and the calls until SIGTERM or SIGINT, then answers what is open and ends. It makes the data ' +
      'folder and the database where there are none, and brings an older database up to date. Wrong settings stop it.',
    settings: SETTINGS,
  },
  async () => {
    const { startProgram } = await import('./program.ts');
    await startProgram();
  },
);
