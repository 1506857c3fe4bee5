const TICK_MS = 50;

export type EventLoop = {
  /** By how many milliseconds what is due now is late. */
  behindMs: () => number;
  /** To be called for each request; gives how many have come since the event loop was last on time. */
  countArrival: () => number;
  stop: () => void;
};

/**
 * Tells how late the event loop is while it is late: the requests of one crowded turn each see what those before them
 * took. A histogram of delays, such as Node's own, knows only once the turn is over.
 */
export function watchEventLoop(): EventLoop {
  let due = performance.now() + TICK_MS;
  let arrivals = 0;
  const timer = setInterval(() => {
    due = performance.now() + TICK_MS;
    arrivals = 0;
  }, TICK_MS);
  timer.unref();
  return {
    behindMs: () => Math.max(0, performance.now() - due),
    countArrival: () => ++arrivals,
    stop: () => clearInterval(timer),
  };
}
