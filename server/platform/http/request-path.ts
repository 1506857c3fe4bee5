import type { FastifyRequest } from 'fastify';

/** The path of a request as the router reads it: '/%61pi' is '/api' to it. What cannot be decoded stays as it is. */
export function requestPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
