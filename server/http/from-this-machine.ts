import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#server/plain-connections.ts';

/** What proxies write of those for whom they ask. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a person at this machine asks (§11.4): the connection comes from here, and so does the name that was typed. By the name a
 * proxy on this machine is known that nobody has told us of, and a page of strangers whose name suddenly leads here.
 */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  const site = `http://${headers.host ?? ''}`;
  return (
    isThisMachine(address) &&
    URL.canParse(site) &&
    isThisMachine(new URL(site).hostname) &&
    OF_PROXIES.every((name) => headers[name] === undefined)
  );
}
