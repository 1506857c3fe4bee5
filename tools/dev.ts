/**
 * `npm run dev`: the server on 3001, started again whenever one of its files changes, and Vite on 3000, which hands the
 * calls of the page to it. Ctrl-C ends both. The data lie in data/dev, or wherever DATA_DIR says.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');

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

async function end(): Promise<void> {
  server.kill('SIGTERM');
  await vite.close();
}
process.once('SIGINT', end);
process.once('SIGTERM', end);
server.once('exit', end);
