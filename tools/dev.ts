/**
 * `npm run dev`: the server on 3001, with people in known states, started again whenever one of its files changes, and Vite on 3000, which hands the
 * calls of the page to it. Ctrl-C ends both. The data lie in data/dev, or wherever DATA_DIR says.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { getHealth } from '#domain/contract/health.ts';
import { seedPeople } from './seed-people.ts';

const root = join(import.meta.dirname, '..');

const SERVER = 'http://127.0.0.1:3001';

const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  cwd: root,
  env: { DATA_DIR: './data/dev', ...process.env, PORT: '3001', HOST: '127.0.0.1' },
  stdio: 'inherit',
});

const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: { port: 3000, strictPort: true },
});
await vite.listen();
vite.printUrls();
try {
  await answers(`${SERVER}${getHealth.path}`);
  for (const { username, password, state } of await seedPeople(SERVER)) {
    console.log(`  ${username.padEnd(8)} ${password}  ${state}`);
  }
} catch (error) {
  console.error(error);
  await end();
}

/** Waits for the server's first answer; it is started beside this program. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(address).then(
      (it) => it.ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(100);
  }
  throw new Error(`${address} does not answer.`);
}

async function end(): Promise<void> {
  server.kill('SIGTERM');
  await vite.close();
}
process.once('SIGINT', end);
process.once('SIGTERM', end);
server.once('exit', end);
