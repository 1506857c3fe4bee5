import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countMails } from '#server/mail/exports.ts';
import { writesWaiting } from '#server/platform/db/open.ts';
import type { Ended, Vitals } from '#server/platform/ops/vitals.ts';
import type { Platform } from '#server/platform/platform.ts';

/** From a read of one row to an upload by a slow telephone, seconds. */
const UPPER_ENDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const NO_ROUTE = 'none';
/** The files of the pages have new names with every build. */
const PAGES = 'pages';
const NO_STATUS = 'none';

function labelOf(route: string | null): string {
  if (route === null) return NO_ROUTE;
  return route.startsWith('/api') ? route : PAGES;
}

/** Counts each finished request. */
function countRequests(registers: Registry[], vitals: Vitals): void {
  const durations = new Histogram({
    name: 'rootling_request_duration_seconds',
    help: 'Requests by method, route and status, from the head to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: UPPER_ENDS,
    registers,
  });
  const errors = new Counter({
    name: 'rootling_faults_total',
    help: 'Requests failed on our side, by what failed.',
    labelNames: ['of'],
    registers,
  });
  for (const kind of ['database', 'files', 'program']) errors.inc({ of: kind }, 0);
  vitals.onEnded = ({ method, route, status, ms }: Ended, error) => {
    durations.observe({ method, route: labelOf(route), status: String(status ?? NO_STATUS) }, ms / 1000);
    if (error !== null) errors.inc({ of: error });
  };
}

/** Reads the values of the moment for a request for metrics. */
function lookUp(registers: Registry[], { db, log, pictures }: Platform, vitals: Vitals): void {
  const gauge = (name: string, help: string, look: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await look());
      },
    });
  gauge('rootling_requests_open', 'Requests at work.', () => vitals.openRequests);
  gauge('rootling_uploads_open', 'Uploads at work.', () => vitals.openUploads);
  new Counter({
    name: 'rootling_requests_refused_total',
    help: 'Requests refused for overload.',
    registers,
    collect() {
      this.reset();
      this.inc(vitals.refused);
    },
  });
  gauge('rootling_mails_waiting', 'Mails not sent yet; NaN when they could not be counted.', () =>
    countMails(db).catch((error: unknown) => {
      log.warn({ err: error }, 'the mails in line could not be counted');
      return Number.NaN;
    }),
  );
  new Gauge({
    name: 'rootling_waiting',
    help: 'Tasks that wait, by line.',
    labelNames: ['line'],
    registers,
    collect() {
      const { light, heavy } = pictures.waiting();
      this.set({ line: 'pictures' }, light);
      this.set({ line: 'heavy_pictures' }, heavy);
      this.set({ line: 'database' }, writesWaiting(db));
    },
  });
}

/**
 * The metrics of a running program for Prometheus, with those that every Node program has (memory, processor, how late
 * the event loop is). Labels are routes and kinds, never anything of a person.
 */
export function metricsOf(platform: Platform, vitals: Vitals): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests([registry], vitals);
  lookUp([registry], platform, vitals);
  return registry;
}
