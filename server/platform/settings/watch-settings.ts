/** What an operator, and what she lets, watches an installation by. */
import * as z from 'zod/mini';
import { wholeNumber } from './config-checks.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TOKEN_MESSAGE = 'must have 32 to 200 characters, such as those of: openssl rand -hex 32';

export const WATCH_SETTINGS = {
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  METRICS_PORT: z.optional(wholeNumber('must be a port from 0 to 65535', 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  STATISTICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{32,200}$/, TOKEN_MESSAGE))),
};

export type Watch = {
  /** Null where nobody said: a log has more in it than a terminal shows. */
  logLevel: string | null;
  /** Where Prometheus finds the metrics; null where nobody asked for them. */
  metrics: { readonly port: number; readonly host: string } | null;
  /** By which programs read the statistics (§31); null where none may. */
  statisticsToken: string | null;
};

type Settings = {
  readonly LOG_LEVEL?: string | undefined;
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
  readonly STATISTICS_TOKEN?: string | undefined;
};

export function watchOf({ LOG_LEVEL, METRICS_PORT, METRICS_HOST, STATISTICS_TOKEN }: Settings): Watch {
  return {
    logLevel: LOG_LEVEL ?? null,
    metrics: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
    statisticsToken: STATISTICS_TOKEN ?? null,
  };
}
