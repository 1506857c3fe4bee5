/** Events of a service worker that ours listens to; the page's types lack them. */
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
  respondWith(response: Promise<Response>): void;
}

export interface LetterEvent extends WorkEvent {
  readonly data: WorkerOrder;
}

/**
 * A page's orders to the worker. 'fill' puts the whole app on the device; 'take over' lets the waiting version
 * replace the old one; 'take over alone' only if no other tab shows the old one.
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
