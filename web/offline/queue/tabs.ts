import { CallError } from '#web/lib/call.ts';
import type { Job } from './job.ts';

/** News between a person's tabs. */
export type News =
  | { readonly kind: 'changed' }
  | { readonly kind: 'delivered'; readonly job: Job; readonly response: unknown }
  | { readonly kind: 'refused'; readonly job: Job; readonly status: number; readonly refusal: string };

/** The other tabs of a person on this device: one sends at a time, and all hear what became of it. */
export type Tabs = {
  readonly lock: (run: () => Promise<void>) => Promise<void>;
  /** Lets no tab send until this has ended. */
  readonly holdUntil: (ended: Promise<unknown>) => void;
  /** Ends once nothing holds the tabs. */
  readonly unheld: () => Promise<void>;
  readonly tell: (news: News) => unknown;
  readonly close: () => void;
};

/** Joins the tabs of `owner`; `hear` gets what the others tell. */
export function joinTabs(owner: string, hear: (news: News) => Promise<void>): Tabs {
  const name = `outbox:${owner}`;
  const early = `${name}:early`;
  const channel = new BroadcastChannel(name);
  // A device that cannot be read now is read with the next news.
  channel.onmessage = ({ data }: MessageEvent<News>) => void hear(data).catch(() => undefined);
  let isOpen = true;
  return {
    lock: async (run) => {
      await navigator.locks.request(name, run);
    },
    holdUntil: (ended) => {
      void navigator.locks.request(early, { mode: 'shared' }, () => ended.catch(() => undefined));
    },
    unheld: async () => {
      await navigator.locks.request(early, () => undefined);
    },
    // A response may come after this tab has ended its work.
    tell: (news) => isOpen && channel.postMessage(news),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/** A refusal as it can be told to another tab. */
export function refusedNews(job: Job, error: unknown): News {
  const status = error instanceof CallError ? error.status : 0;
  const refusal = error instanceof CallError ? JSON.stringify(error.refusal) : '';
  return { kind: 'refused', job, status, refusal };
}

/** The refusal that another tab has told. */
export function refusalFrom({ status, refusal }: Extract<News, { kind: 'refused' }>): CallError {
  return new CallError(status, '', refusal, null);
}
