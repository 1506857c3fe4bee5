import { DurationCounts } from './duration-counts.ts';
import { type FaultKind, kindOfFault } from './storage-faults.ts';

/** A request that has ended. */
export type Ended = {
  readonly method: string;
  /** The pattern of its address; null where nothing lies. */
  readonly route: string | null;
  /** Null when whoever asked was gone before the answer. */
  readonly status: number | null;
  readonly ms: number;
  /** What was thrown, if it came to nothing on our side; else null. */
  readonly fault: unknown;
};

const NO_ROUTE = 'none';
/** The files of the pages have a route each, and new names with every build. */
const PAGES = 'pages';
const NO_STATUS = 'none';

function labelOf(route: string | null): string {
  if (route === null) return NO_ROUTE;
  return route.startsWith('/api') ? route : PAGES;
}

/** What a process knows of itself: what it has at work, whether it is about to end, and what it has done so far. */
export class Vitals {
  /** Set at the first sign of the end, so that whoever hands out requests sends no more. */
  isStopping = false;
  openRequests = 0;
  /** Those that are received or made into pictures, without those that wait for their share. */
  openUploads = 0;
  /** Requests sent away because there were too many. */
  refused = 0;
  /** Requests that came to nothing on our side, by what failed. */
  readonly faults: Record<FaultKind, number> = { database: 0, files: 0, program: 0 };
  readonly durations = new DurationCounts(['method', 'route', 'status']);

  /** A request has come. Gives what is to be called when it has ended. */
  begin(): (ended: Ended) => void {
    this.openRequests += 1;
    return ({ method, route, status, ms, fault }) => {
      this.openRequests -= 1;
      if (fault !== null) this.faults[kindOfFault(fault)] += 1;
      this.durations.add([method, labelOf(route), String(status ?? NO_STATUS)], ms / 1000);
    };
  }
}
