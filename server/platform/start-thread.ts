import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

// At this number of calls out of WebAssembly V8 13.6 (Node 24) compiles them anew, and threads that do so side by side may
// end the whole process; Node itself calls so where it takes types away. Never coming to it costs no time that shows.
setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');

/**
 * Starts a module of the program as a thread. It has what Node kept of the compiled modules, without which each thread takes
 * the types away anew, with 30 MB; and nothing else of the environment or of the options that the program was started with.
 */
export function startThread(module: URL, options: Omit<WorkerOptions, 'env' | 'execArgv'> = {}): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  // A value that is undefined would become the word.
  const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  return new Worker(module, { ...options, env, execArgv: [] });
}
