import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#server/platform/settings/plain-connections.ts';

/** Headers that proxies add about their clients. */
const OF_PROXIES = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * True when a person at this machine asks (PRODUCT.md#first-administrator): the connection and the typed host name
 * are both local. The name reveals an unannounced proxy here, and a strangers' page whose name suddenly leads here.
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
