import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#server/platform/settings/plain-connections.ts';

/** What proxies write of those for whom they ask. */
const OF_PROXIES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Whether a person at this machine asks (PRODUCT.md#first-administrator): the connection comes from here, and so does
 * the name that was typed. By the name a proxy on this machine is known that nobody has told us of, and a page of
 * strangers whose name suddenly leads here.
 */
export function isFromThisMachine({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, 'socket' | 'headers' | 'raw'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  const site = `http://${headers.host ?? ''}`;
  return (
    isThisMachine(address) &&
    URL.canParse(site) &&
    isThisMachine(new URL(site).hostname) &&
    // nginx writes neither of these unless it is told to, and takes localhost for its `Host`; but it speaks as no browser does.
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name))
  );
}
