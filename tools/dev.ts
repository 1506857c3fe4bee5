/** `npm run dev`: the server, with people in known states, and Vite, which hands the calls of the page to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { getHealth } from '#domain/contract/platform/health.ts';
import { runCommand } from '#server/platform/command.ts';
import { SETTINGS } from '#server/platform/settings/settings.ts';
import { responds } from './responds.ts';
import { seedPeople } from './seed-people.ts';

const root = join(import.meta.dirname, '..');

const SERVER = 'http://127.0.0.1:3001';
const { PORT: _port, HOST: _host, ...settings } = SETTINGS;

function endWith(server: ChildProcess, vite: ViteDevServer): () => Promise<void> {
  const end = async () => {
    server.kill('SIGTERM');
    await vite.close();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  server.once('exit', end);
  return end;
}

await runCommand(
  {
    start: 'npm run dev',
    does:
      'Serves the pages with reload on http://localhost:3000, and starts the server on port 3001 again whenever one of its ' +
      'files changes. The data lie in data/dev unless DATA_DIR says otherwise, with four people whose logins it prints. ' +
      'Ctrl-C ends both.',
    settings: { ...settings, DATA_DIR: 'folder of the database and the photos (./data/dev)' },
  },
  async () => {
    const vite = await createServer({
      configFile: join(root, 'web/vite.config.ts'),
      server: { port: 3000, strictPort: true },
    });
    await vite.listen();
    const server = spawn(process.execPath, ['--watch', 'server/main.ts'], {
      cwd: root,
      env: { DATA_DIR: './data/dev', ...process.env, PORT: '3001', HOST: '127.0.0.1' },
      stdio: 'inherit',
    });
    const end = endWith(server, vite);
    vite.printUrls();
    try {
      await responds(`${SERVER}${getHealth.path}`);
      for (const { username, password, state } of await seedPeople(SERVER)) {
        console.log(`  ${username.padEnd(8)} ${password}  ${state}`);
      }
    } catch (error) {
      await end();
      throw error;
    }
  },
);
