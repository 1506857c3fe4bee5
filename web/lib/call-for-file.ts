import type { Endpoint, SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { responseTo } from './call.ts';

/**
 * Calls an endpoint that responds with a file, where asking for it changes something and an address would not do.
 * @throws as `call`.
 */
export async function callForFile<E extends Endpoint>(
  { method, path }: E,
  body: SentBodyOf<E>,
): Promise<Blob> {
  const headers = { 'content-type': 'application/json' };
  return (await responseTo(path, { method, headers, body: JSON.stringify(body) })).blob();
}
