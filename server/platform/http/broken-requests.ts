import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';

const TOOK_TOO_LONG = ['408 Request Timeout', 'This took too long to arrive. Please try again.'] as const;

const MESSAGES: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'This is too large to send.'],
  ERR_HTTP_REQUEST_TIMEOUT: TOOK_TOO_LONG,
};

function respondOn(socket: Socket, [status, message]: readonly [status: string, message: string]): void {
  const body = JSON.stringify({ message } satisfies Refusal);
  const head = [
    `HTTP/1.1 ${status}`,
    `${OWN_HEADER}: ${OWN_HEADER_VALUE}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Refuses what is no HTTP request at all, in the shape of every refusal (PRODUCT.md#responses): no route is ever reached.
 */
export const refuseBrokenRequests: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  const lineWasCut = error.code === 'ECONNRESET' || !socket.writable;
  if (lineWasCut) return socket.destroy();
  respondOn(socket, MESSAGES[error.code] ?? ['400 Bad Request', 'This request could not be read.']);
};

/** Refuses a request whose body stopped coming, and ends the connection: its handler learns that the line was cut. */
export function refuseSlowRequest(socket: Socket): void {
  respondOn(socket, TOOK_TOO_LONG);
  socket.destroySoon();
}
