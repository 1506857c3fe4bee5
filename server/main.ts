/** The executable: lets Node keep what it compiles, and only then loads the program. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runCommand } from './command.ts';
import { SETTINGS } from './settings.ts';

const CACHE = path.join(import.meta.dirname, '../.cache/node');

const STOPS = ['SIGTERM', 'SIGINT'] as const;
const endAtOnce = () => process.exit(0);

await runCommand(
  {
    start: 'npm start',
    does:
      'Serves the pages and the calls until SIGTERM or SIGINT, then answers what is open and ends. It makes the data ' +
      'folder and the database where there are none, and brings an older database up to date. Wrong settings stop it.',
    settings: SETTINGS,
  },
  async () => {
    // The first process of a container is not ended by a signal that nobody listens to. Until the program does, nothing is
    // open that would have to be closed.
    for (const signal of STOPS) process.once(signal, endAtOnce);
    // Here and in the processes and threads that it starts, which take over the environment.
    process.env.NODE_COMPILE_CACHE ||= CACHE;
    enableCompileCache(process.env.NODE_COMPILE_CACHE);
    const { startProgram } = await import('./program.ts');
    await startProgram((stop) => {
      for (const signal of STOPS) process.off(signal, endAtOnce).once(signal, () => stop(signal));
    });
  },
);
