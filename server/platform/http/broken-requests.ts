import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Refusal } from '#domain/contract/platform/endpoint.ts';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';

const TOOK_TOO_LONG = ['408 Request Timeout', sentences.tookTooLongToArrive] as const;

type Response = readonly [status: string, told: Told];

const RESPONSES: Readonly<Record<string, Response>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', sentences.tooLargeToSend],
  ERR_HTTP_REQUEST_TIMEOUT: TOOK_TOO_LONG,
};

function respondOn(socket: Socket, [status, told]: Response): void {
  const body = JSON.stringify(told satisfies Refusal);
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
  respondOn(socket, RESPONSES[error.code] ?? ['400 Bad Request', sentences.unreadableRequest]);
};

/** Refuses a request whose body stopped coming, and ends the connection: its handler learns that the line was cut. */
export function refuseSlowRequest(socket: Socket): void {
  respondOn(socket, TOOK_TOO_LONG);
  socket.destroySoon();
}
