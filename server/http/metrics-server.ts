import { once } from 'node:events';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { writesWaiting } from '#server/db/open.ts';
import { countMails } from '#server/mail/outbox.store.ts';
import type { Platform } from '#server/platform.ts';
import { describeMetrics, type Looked } from './metrics.ts';
import type { Vitals } from './vitals.ts';

const RESOLUTION_MS = 20;
type Delays = ReturnType<typeof monitorEventLoopDelay>;

const METRICS_PATH = '/metrics';

/** The histogram holds the time from one look to the next; what is beyond the pause between them is delay. */
function secondsLate(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
}

function lookAtEventLoop(delays: Delays): Looked['eventLoopDelay'] {
  const late = {
    '0.5': secondsLate(delays.percentile(50)),
    '0.99': secondsLate(delays.percentile(99)),
    '1': secondsLate(delays.max),
  };
  delays.reset();
  return late;
}

async function look({ db, log, pictures }: Platform, delays: Delays): Promise<Looked> {
  const { user, system } = process.cpuUsage();
  const { light, heavy } = pictures.waiting();
  const mails = await countMails(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the mails in line could not be counted');
    return Number.NaN;
  });
  return {
    eventLoopDelay: lookAtEventLoop(delays),
    residentBytes: process.memoryUsage.rss(),
    cpuSeconds: (user + system) / 1e6,
    waiting: {
      pictures: light,
      heavy_pictures: heavy,
      database: writesWaiting(db),
    },
    mails,
  };
}

/**
 * Serves `GET /metrics` on a port of its own, so that the proxy in front of the program cannot show it to the world by
 * mistake. It asks for no password: who may reach it is decided by METRICS_HOST, which is this machine alone unless set.
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  platform: Platform,
  vitals: Vitals,
): Promise<{ close: () => Promise<void> }> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    const text = describeMetrics(vitals, await look(platform, delays));
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const takenPort = typeof address === 'object' && address ? address.port : port;
  platform.log.info(`Metrics at http://${host}:${takenPort}${METRICS_PATH}`);
  return {
    close: async () => {
      delays.disable();
      server.close();
      server.closeAllConnections();
    },
  };
}
