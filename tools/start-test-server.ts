import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Before the page tests: starts the real server with a database of its own and leaves its address in `API_URL`, where
 * Vite looks when it passes a call on. Vitest awaits what this gives back after the last test.
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['server/testing/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // Where Vitest finds no test it leaves at once and cleans nothing up.
  process.once('exit', () => server.kill('SIGTERM'));
  const lines = createInterface(server.stdout);
  const announced = await Promise.race([
    once(lines, 'line').then(([line]) => line as string),
    ended.then(([code]) => Promise.reject(new Error(`server/testing/serve.ts ended at once, with ${code}.`))),
  ]);
  process.env.API_URL = JSON.parse(announced).url;
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
