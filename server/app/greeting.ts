/** The greeting at a terminal once the program listens: the address, and the first thing to do. */
import path from 'node:path';
import type { Config } from '#server/platform/settings/config.ts';

/** Addresses to listen on that are all addresses of the machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

type Began = {
  readonly config: Pick<Config, 'siteName' | 'baseUrl' | 'host' | 'dataDir'>;
  /** On which it listens. */
  readonly port: number;
  /** Path of the page of the first administrator; null once there is one. */
  readonly firstAdmin: string | null;
};

/** The whole address at which it is opened: of this machine, where nobody has said another. */
function addressOf({ baseUrl, host }: Pick<Config, 'baseUrl' | 'host'>, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return baseUrl ?? `http://${name}:${port}`;
}

/** Returns the log's words while there is no administrator. */
export function firstAdminWords(
  config: Pick<Config, 'baseUrl' | 'host'>,
  port: number,
  firstAdmin: string,
): string {
  return `There is no administrator yet. Make the first one at this address, which works once: ${addressOf(config, port)}${firstAdmin}`;
}

/** The greeting, with the line that it ends in. */
export function greetingOf({ config, port, firstAdmin }: Began): string {
  const { siteName, dataDir } = config;
  const address = addressOf(config, port);
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
