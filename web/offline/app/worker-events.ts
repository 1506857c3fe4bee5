/** What a service worker is told, as far as ours listens: the types of the page know nothing of it. */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Requests that the browser takes straight to the network, without asking the worker. */
export type Route = { readonly condition: { readonly requestMethod: string }; readonly source: 'network' };

export interface InstallEvent extends WorkEvent {
  /** Newer browsers only. */
  addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

export interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface LetterEvent extends WorkEvent {
  readonly data: WorkerOrder;
}

/**
 * What a page asks of the worker. 'fill': see that the whole app lies on the device. 'take over': the new version that
 * waits may take the place of the old one; 'take over alone' only where no other tab shows the old one.
 */
export type WorkerOrder = 'fill' | 'take over' | 'take over alone';

type WorkerEvents = {
  install: InstallEvent;
  activate: WorkEvent;
  fetch: RequestEvent;
  message: LetterEvent;
};

/** The global object of a service worker. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(kind: K, listener: (event: WorkerEvents[K]) => void): void;
}
