import type { Deliver } from './delivery.ts';
import type { FreshJob, Job } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Timing } from './sender.ts';

export type OutboxDeps = { store: OutboxStore; deliver: Deliver; timing: Timing };

export type SendOptions = {
  /** The page may be gone at once: it is sent now, by a call that outlives the page, and kept as well. */
  isLeaving?: boolean;
  /** The form holds what it sent until it is delivered, so that a refusal is its own to deal with. */
  isHeld?: boolean;
  /** From 0 to 1, as the bytes of a photo leave. */
  onProgress?: (part: number) => void;
};

/** What is told to whoever shows the outbox. */
export type OutboxEvents = {
  /** The server has a job. Told before the job is gone from `jobs`. */
  delivered: (job: FreshJob, answer: unknown) => void;
  /** The server does not take a job that nobody waits for any more. */
  parked: (job: Job, sentence: string) => void;
  /** Nobody is signed in, or somebody else. */
  login: (fault: unknown) => void;
};

/** The device has no room for what was to be kept. */
export class DeviceFullError extends Error {
  readonly sentence = 'This device is full. Please make some room on it, then try again.';
}
