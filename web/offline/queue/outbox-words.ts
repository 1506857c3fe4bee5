import * as sentences from '#domain/rules/platform/sentences.ts';
import type { Sending } from '#web/lib/sending.ts';
import { type Sentence, said } from '#words/sentences.ts';
import type { Choice } from './conflicts.ts';
import type { Deliver } from './delivery.ts';
import type { Drafts } from './drafts.ts';
import type { FreshJob, Job, JobDraft } from './job.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { Timing } from './sender.ts';
import type { ConnectionState } from './verdict.ts';

export type OutboxDeps = {
  store: OutboxStore;
  deliver: Deliver;
  timing: Timing;
  /** Another one than this browser, for tests of two. */
  device?: string;
};

/** The outbox's owner. */
export type Owner = { readonly id: string; readonly name: string };

export type SendOptions = {
  /** The page may be gone at once: it is sent now, by a call that outlives the page, and kept as well. */
  isLeaving?: boolean;
  /** The form holds what it sent until it is delivered, so that a refusal is its own to deal with. */
  isHeld?: boolean;
  /** The person sees it on its way, and waits as long as the line is there. */
  isPatient?: boolean;
  /** From 0 to 1, as the bytes of a photo leave. */
  onProgress?: (part: number) => void;
  /** The photo is ready to be sent, by a device that does not keep it. */
  onReady?: (file: File) => void;
  /** Once it is aborted nothing is kept any more. */
  signal?: AbortSignal;
};

/** Events for the view of the outbox. */
export type OutboxEvents = {
  /** The server has a job. Told before the job is gone from `jobs`. */
  delivered: (job: FreshJob, response: unknown) => void;
  /** The server does not take a job that nobody waits for any more. */
  parked: (job: Job, message: Sentence) => void;
  /** Nobody is signed in, or somebody else. */
  login: (error: unknown) => void;
};

/** The device has no room for what was to be kept. */
export class DeviceFullError extends Error {
  override readonly message = said(sentences.deviceFull);
}

/** The target of a student's writes, and the source of the list of waiting ones. */
export type Outgoing = {
  readonly owner: Owner;
  /** True when writes are kept on the device first. */
  readonly keeps: boolean;
  /** Waiting jobs in the order of sending; a new list after each change. */
  readonly jobs: readonly Job[];
  readonly line: ConnectionState;
  /** Drafts not sent yet; they lie on the device long before that. */
  readonly typed: Pick<
    Drafts,
    'keep' | 'mark' | 'subscribe' | 'textsOf' | 'baseOf' | 'opensAgain' | 'left' | 'drop' | 'forget'
  >;
  /** The address under which the browser shows the photo of a job. */
  readonly pictureOf: (job: Job) => string | undefined;
  /** The percentage of a job's photo that has left, while this tab sends it. */
  readonly percentOf: (job: Job) => number | null;
  /** True for a job that keeps failing while others get through. */
  readonly isTroubled: (job: Job) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps and sends. The response is that of the endpoint. */
  send<A>(draft: JobDraft, options?: SendOptions): Sending<A>;
  /** Takes back what waits of a thing, also from a request that is under way; the server may have it all the same. */
  withdraw(about: string): Promise<void>;
  /** Settles a field that was changed on another device too. */
  choose(choice: Choice): Promise<void>;
  /** Tries again now, also what the server did not take; of a project, what it did not take while that was gone. */
  retryAll(project?: string): Promise<void>;
  /** Drops a job unsent, and all that cannot be without it. */
  discard(job: Job): Promise<void>;
  /** Drops everything that waits, and what is typed, unsent. */
  discardAll(): Promise<void>;
  /** Tries again now: the network may be back. */
  wake(): void;
  /** Ends all work in this tab; what waits stays on the device. */
  close(): void;
};
