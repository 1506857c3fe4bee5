/** What a person at a terminal reads once the program listens: where to open it, and what to do first. */
import path from 'node:path';
import type { Config } from './config.ts';

/** Addresses to listen on that are all addresses of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

type Began = {
  readonly config: Pick<Config, 'siteName' | 'baseUrl' | 'host' | 'dataDir'>;
  /** On which it listens. */
  readonly port: number;
  /** Path of the page of the first administrator; null once there is one. */
  readonly firstAdmin: string | null;
};

/** The greeting, with the line that it ends in. */
export function greetingOf({ config, port, firstAdmin }: Began): string {
  const { siteName, baseUrl, host, dataDir } = config;
  const name = EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = baseUrl ?? `http://${name}:${port}`;
  const lines = [
    '',
    `  ${siteName} is running. Open it in a browser:`,
    '',
    `    ${address}`,
    '',
    ...(firstAdmin === null
      ? []
      : [
          '  There is no administrator yet. Make the first one here, it works once:',
          '',
          `    ${address}${firstAdmin}`,
          '',
        ]),
    `  Everything is kept in ${path.resolve(dataDir)}`,
    '  Keep this window open. Ctrl+C stops the program; nothing is lost.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
