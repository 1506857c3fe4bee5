/** The executable: lets Node keep what it compiles, and only then loads the program. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Here and in the processes and threads that it starts, which take over the environment.
process.env.NODE_COMPILE_CACHE ||= path.join(import.meta.dirname, '../.cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

try {
  const { startProgram } = await import('./program.ts');
  await startProgram();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
