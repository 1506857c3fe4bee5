/** The executable. Node keeps what it compiles from the first line on where it is started as `npm start` does it. */
import { flushCompileCache } from 'node:module';
import './platform/compile-cache.cjs';
import { runCommand } from './platform/command.ts';

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
    // Kept on the disk, it need not stay in memory too.
    flushCompileCache();
    await startProgram();
  },
);
