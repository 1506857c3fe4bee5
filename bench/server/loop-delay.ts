/**
 * Loaded before the program, so that the bench can ask from outside how long its event loop was held up: 'begin' starts
 * to watch, 'end' responds with the delay's 99th percentile and its longest, ms. No part of the product.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

export type LoopDelay = { readonly p99: number; readonly longest: number };

if (isMainThread && process.send) {
  // The interval of its looks, which it counts as delay, so it is subtracted.
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  const milliseconds = (nanoseconds: number) => nanoseconds / 1e6 - resolution;
  process.on('message', (word) => {
    if (word === 'begin') {
      delay.reset();
      delay.enable();
    } else {
      delay.disable();
      process.send?.({ p99: milliseconds(delay.percentile(99)), longest: milliseconds(delay.max) });
    }
  });
  // Watching keeps no program alive.
  process.channel?.unref();
}
