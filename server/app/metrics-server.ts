import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Vitals } from '#server/platform/ops/vitals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { metricsOf } from './metrics.ts';

const METRICS_PATH = '/metrics';

/**
 * Serves `GET /metrics` on a port of its own, so that the proxy in front of the program cannot show it to the world by
 * mistake. It asks for no password: who may reach it is decided by METRICS_HOST, which is this machine alone unless set.
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  platform: Platform,
  vitals: Vitals,
): Promise<{ close: () => Promise<void> }> {
  const registry = metricsOf(platform, vitals);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const takenPort = typeof address === 'object' && address ? address.port : port;
  platform.log.info(`Metrics at http://${host}:${takenPort}${METRICS_PATH}`);
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
