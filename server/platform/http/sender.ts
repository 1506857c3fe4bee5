import type { FastifyRequest } from 'fastify';

const BROWSER_MAX = 300;

/** From where, and with which browser, somebody signs, answers or opens, as evidence keeps it. */
export function senderOf(request: FastifyRequest) {
  return {
    clientAddress: request.ip,
    browser: request.headers['user-agent']?.slice(0, BROWSER_MAX) ?? null,
  };
}
