import type { FastifyServerOptions } from 'fastify';
import type { Refusal } from '#domain/contract/endpoint.ts';

const SENTENCES: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'This is too large to send.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This took too long to arrive. Please try again.'],
};

/** Refuses what is no HTTP request at all, in the shape of every refusal (RULINGS 43): no route is ever reached. */
export const refuseBrokenRequests: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  const lineWasCut = error.code === 'ECONNRESET' || !socket.writable;
  if (lineWasCut) return socket.destroy();
  const [status, message] = SENTENCES[error.code] ?? ['400 Bad Request', 'This request could not be read.'];
  const body = JSON.stringify({ message } satisfies Refusal);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
