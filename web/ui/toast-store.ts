import { useSyncExternalStore } from 'react';

import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#domain/limits.ts';
import type { Sentence } from '#words/sentences.ts';

/**
 * A page's words, or those of calls and rules, which are translated where they are shown
 * (PRODUCT.md#what-the-server-says).
 */
export interface ToastMessage {
  title: Sentence;
  description?: Sentence;
  /** The subject before the description. */
  about?: string;
  /** Open matters after it, on a line of their own. */
  note?: string | undefined;
  variant?: 'default' | 'destructive';
  /** The page is about to be left for this reason: nothing that is tried meanwhile takes the message from view. */
  isFarewell?: boolean;
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** The element of the region, by which windows that trap the focus find it. */
export const TOAST_REGION_ID = 'notifications';

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message, from anywhere: inside React or out. One is visible at a time (PRODUCT.md#limits): a new one takes
 * the place of the one before. Messages said before the Toaster is there wait for it.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  replace([{ ...message, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Takes a message from view; it leaves the store TOAST_REMOVE_DELAY_MS later (PRODUCT.md#limits). */
export function dismissToast(id: number): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  replace(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => replace(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** Takes what is said to have gone wrong from view: it is being tried again, and what comes of that is the news. */
export function dismissErrors(): void {
  for (const { id, variant, isFarewell } of entries) {
    if (variant === 'destructive' && !isFarewell) dismissToast(id);
  }
}

/** Takes all messages from view: they were for somebody who has left. */
export function dismissAll(): void {
  for (const { id } of entries) dismissToast(id);
}

/** The messages in the store, newest first, those dismissed included. */
export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(subscribe, () => entries);
}

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
