/** Load on one contender, and what it made of it. */
import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { cpuMilliseconds } from '../memory.ts';
import type { Contender } from './contender.ts';

export type Load = {
  readonly requestsPerSecond: number;
  /** Response time, ms. */
  readonly p99: number;
  /** The server's processor time for each response, ms. */
  readonly cpuMs: number;
};

export type LoadOptions = {
  readonly connections: number;
  /** Returns the requests that a connection repeats; `client` counts from 0. */
  readonly requestsOf: (client: number) => Request[];
  readonly seconds?: number;
  /** Requests in all, instead of a time. */
  readonly amount?: number;
  /** Requests a second in all; as many as the server answers unless given. */
  readonly rate?: number;
  /** True when the server may be too busy (503); such responses are not counted. */
  readonly mayBeRefused?: true;
};

const SAMPLE_MS = 50;
const TIMEOUT_SECONDS = 60;

function fire(url: string, options: LoadOptions): Promise<Result> {
  let clients = 0;
  const setupClient = (client: Client) => {
    client.setRequests(options.requestsOf(clients));
    clients += 1;
  };
  const { connections, seconds, amount, rate } = options;
  return autocannon({
    ...{ url, connections, setupClient, timeout: TIMEOUT_SECONDS },
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    // Not in its type: how often it looks at the clock, so that a run of two seconds takes two.
    ...({ sampleInt: SAMPLE_MS } as object),
  });
}

/** @throws Error when a response was no success: then nothing was measured. */
export async function load(contender: Contender, options: LoadOptions): Promise<Load> {
  const cpuBefore = await cpuMilliseconds(contender.pid);
  const began = performance.now();
  const result = await fire(contender.url, options);
  const seconds = (performance.now() - began) / 1000;
  const cpu = (await cpuMilliseconds(contender.pid)) - cpuBefore;
  const responses = result['2xx'];
  const refused = options.mayBeRefused ? (result.statusCodeStats?.['503']?.count ?? 0) : 0;
  if (result.non2xx > refused || result.errors > 0 || responses === 0) {
    const { statusCodeStats, errors } = result;
    throw new Error(`Not every request succeeded: ${JSON.stringify({ statusCodeStats, errors, responses })}`);
  }
  return { requestsPerSecond: responses / seconds, p99: result.latency.p99, cpuMs: cpu / responses };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Each figure's median by itself. */
export function medianLoad(runs: readonly Load[]): Load {
  return {
    requestsPerSecond: medianOf(runs.map((it) => it.requestsPerSecond)),
    p99: medianOf(runs.map((it) => it.p99)),
    cpuMs: medianOf(runs.map((it) => it.cpuMs)),
  };
}
