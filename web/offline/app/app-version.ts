import { useSyncExternalStore } from 'react';
import { workerPath } from '#domain/languages.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { LANGUAGE } from '#words/platform/language.ts';
import type { WorkerOrder } from './worker-events.ts';

/** Not while the first screen is loading its own files. */
const IDLE_TIMEOUT_MS = 10_000;
/** More than once: the page before this one may not be quite gone yet, and counts as another tab until it is. */
const TAKE_OVER_AFTER_MS = [0, 1000, 3000, 9000];
const GIVE_UP_AFTER_MS = 12_000;
/** A tab may stay open for days. */
const LOOK_FOR_NEW_MS = 60 * 60 * 1000;

let isStarted = false;
let isReady = false;
/** The one who takes the new version on this page: the person, or the page itself while untouched. */
let taker: 'person' | 'page' | null = null;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** True when a newer version of the app is on this device and waits for a reload. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady);
}

/**
 * Saves what is typed and loads the page again in the new version. A browser that is busy may not hear it at once; one
 * that does not change in good time is given the page anew, where it can be asked again.
 */
export async function takeNewVersion(): Promise<void> {
  await saveAllDrafts();
  taker = 'person';
  const waiting = registration?.waiting;
  if (!waiting) return window.location.reload(); // another tab has taken it already
  for (const ms of TAKE_OVER_AFTER_MS) setTimeout(() => order(waiting, 'take over'), ms);
  setTimeout(() => window.location.reload(), GIVE_UP_AFTER_MS);
}

/**
 * Brings the app onto the device once this page has nothing more urgent to load; called again it does nothing. A new
 * version waits until somebody takes it, or the app is opened while nothing is unsent.
 * @param countUnsent how much waits on this device, of whomever.
 */
export function startServiceWorker(countUnsent: () => Promise<number>): void {
  // Vite serves no worker while developing.
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  whenIdle(() => void register(countUnsent).catch(() => undefined));
}

async function register(countUnsent: () => Promise<number>): Promise<void> {
  const workers = navigator.serviceWorker;
  let before = workers.controller?.scriptURL;
  workers.addEventListener('controllerchange', () => {
    if (taker === 'person' || (taker === 'page' && isUntouched())) return window.location.reload();
    const now = workers.controller?.scriptURL;
    // The first worker of this browser is no news, nor that of this page's language; another one was taken by another tab.
    if (before !== undefined && (now === before || now !== ownWorker())) tellReady();
    before = now;
  });
  registration = await workers.register(workerPath(LANGUAGE), { updateViaCache: 'none' });
  if (registration.active) order(registration.active, 'fill');
  if (registration.waiting) await meetWaiting(registration.waiting, countUnsent);
  registration.addEventListener('updatefound', () => watch(registration?.installing));
  watch(registration.installing);
  lookForNewOnReturn(registration);
}

/** As a worker says its own address. */
function ownWorker(): string {
  return new URL(workerPath(LANGUAGE), window.location.href).href;
}

function watch(installing: ServiceWorker | null | undefined): void {
  installing?.addEventListener('statechange', () => {
    const { controller } = navigator.serviceWorker;
    if (installing.state !== 'installed' || !controller) return;
    // This page is of the new worker's language already: without it only the kept one would be missing.
    if (controller.scriptURL === installing.scriptURL) tellReady();
    else order(installing, 'take over alone');
  });
}

/** A version that was ready when the app was opened is taken at once if nobody notices and nothing is unsent. */
async function meetWaiting(waiting: ServiceWorker, countUnsent: () => Promise<number>): Promise<void> {
  tellReady();
  if ((await countUnsent()) > 0 || !isUntouched()) return;
  taker = 'page';
  for (const ms of TAKE_OVER_AFTER_MS) {
    setTimeout(() => isUntouched() && order(waiting, 'take over alone'), ms);
  }
}

function isUntouched(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

function lookForNewOnReturn(registered: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_FOR_NEW_MS) return;
    lookedAt = performance.now();
    registered.update().catch(() => undefined);
  });
}

function order(worker: ServiceWorker, workerOrder: WorkerOrder): void {
  worker.postMessage(workerOrder);
}

function tellReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function whenIdle(run: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(run, 1000);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
