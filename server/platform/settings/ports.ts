/** Where the program listens, and whether it can. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { cannotListen, type Listening } from '#server/platform/error-message.ts';
import type { Config } from './config.ts';

type Ports = Pick<Config, 'port' | 'host' | 'metrics'>;

export function pagesPort({ port, host }: Ports): Listening {
  return { port, host, variables: { port: 'PORT', host: 'HOST' } };
}

export function metricsPort(metrics: NonNullable<Config['metrics']>): Listening {
  return { ...metrics, variables: { port: 'METRICS_PORT', host: 'METRICS_HOST' } };
}

/** On which a server listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}

const ALL_HOSTS = ['0.0.0.0', '::'];

/** True when pages and metrics want the same port of one address; 0 is any free port. */
function wantsOneTwice({ port, host, metrics }: Ports): boolean {
  if (metrics?.port !== port || port === 0) return false;
  return metrics.host === host || [metrics.host, host].some((it) => ALL_HOSTS.includes(it));
}

/**
 * Listens and stops again, so that what is in the way is told before anything is made or changed.
 * @throws Error whose message is for the operator.
 */
export async function demandPorts(config: Ports): Promise<void> {
  if (wantsOneTwice(config)) throw new Error('METRICS_PORT must be another port than PORT.');
  const wanted = [pagesPort(config), ...(config.metrics ? [metricsPort(config.metrics)] : [])];
  for (const where of wanted) {
    const server = createServer().listen({ port: where.port, host: where.host });
    await once(server, 'listening').catch((error: unknown) => {
      throw cannotListen(error, where);
    });
    server.close();
    await once(server, 'close');
  }
}
