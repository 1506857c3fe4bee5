import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the server as `npm start` does, on a free port and an empty data folder. */
export async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rootling-bench-web-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  return {
    url: await addressIn(createInterface(server.stdout)),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The log says where it listens. What it says later is read too, or a full pipe would hold the server up. */
function addressIn(lines: ReturnType<typeof createInterface>): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /listening at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.once('close', () => reject(new Error('The server ended before it listened.')));
  });
}
