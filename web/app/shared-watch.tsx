import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { SHARED_SESSION_MS } from '#domain/limits.ts';
import { leaveDevice } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { onTimeHeard } from '#web/lib/server-time.ts';
import { siteName } from '#web/lib/site.ts';
import { LEAVING_TIMEOUT_MS, saveAllDraftsWithin } from '#web/lib/unsaved.ts';
import { isUnsentOf } from '#web/offline/kept/device-owner.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as words from '#words/platform/shared-device.ts';
import { paths } from './paths.ts';
import { askWhoIsHere } from './watch-session.ts';

/** All tabs of the browser go by the one that was touched last. */
const LAST_TOUCH = 'lastTouch';
const TOUCH_NOTED_EVERY_MS = 5000;
const LOOKED_AT_EVERY_MS = 5000;
const WARNED_MS = 60 * 1000;
/** So long what is typed may still be sent before the session ends; what is not stays on the device. */
const SENDING_TIMEOUT_MS = 5000;

/** So soon after a touch a clock that leaps in a page that is seen was set: nobody has put the device away. */
const TYPING_MS = 15 * 1000;
/** A third of the session: two calls may be lost before the server ends it under the hands of who reads. */
const ASKED_AFTER_MS = SHARED_SESSION_MS / 3;

/** The last touch by the time that nobody sets, which stands still on some devices while they sleep. */
let touch = { noted: '', at: 0, isSeen: false };

function takeTouch(noted: string, idle: number): void {
  touch = { noted, at: performance.now() - idle, isSeen: document.visibilityState === 'visible' };
}

function noteIdle(idle: number): void {
  takeTouch(String(Date.now() - idle), idle);
  localStorage.setItem(LAST_TOUCH, touch.noted);
}

/** The time without a touch: the longer of two, since the clock can be set and the other time can sleep. */
function idleMs(): number {
  const noted = localStorage.getItem(LAST_TOUCH) ?? '';
  const byClock = Date.now() - Number(noted);
  // Another tab was touched.
  if (noted !== touch.noted) takeTouch(noted, Math.max(0, byClock));
  const awake = performance.now() - touch.at;
  const isPutBack = byClock < 0;
  const isPutForward = byClock >= SHARED_SESSION_MS && awake < TYPING_MS && touch.isSeen;
  if (isPutBack) noteIdle(awake);
  if (isPutForward) noteIdle(SHARED_SESSION_MS - WARNED_MS);
  return isPutForward ? SHARED_SESSION_MS - WARNED_MS : Math.max(byClock, awake);
}

function noteTouch(): void {
  if (idleMs() > TOUCH_NOTED_EVERY_MS) noteIdle(0);
}

/** The session slides by calls alone: who touches a page that makes none, such as long terms, would be logged out. */
function keepSession(client: QueryClient, signal: AbortSignal): () => void {
  let at = performance.now();
  const note = () => {
    at = performance.now();
  };
  signal.addEventListener('abort', onTimeHeard(note));
  return () => {
    if (performance.now() - at < ASKED_AFTER_MS) return;
    // Without a line no touch asks again at once.
    note();
    askWhoIsHere(client);
  };
}

type SharedWatchProps = {
  userId: string;
  /** Tries to send what waits, where something can. */
  send?: () => Promise<unknown>;
};

/** PRODUCT.md#a-shared-device: ends the session when nobody has touched a shared device for a while. */
export function SharedWatch({ userId, send }: SharedWatchProps) {
  const [isWarning, setWarning] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    noteIdle(0);
    const watching = new AbortController();
    const { signal } = watching;
    const keep = keepSession(client, signal);
    let isEnding = false;
    const look = () => {
      const idle = idleMs();
      setWarning(idle >= SHARED_SESSION_MS - WARNED_MS);
      if (idle < SHARED_SESSION_MS || isEnding) return;
      isEnding = true;
      void endFor(userId, send).catch(() => {
        isEnding = false;
      });
    };
    const touched = () => {
      // The person who comes back to a tablet that slept may be another one.
      if (idleMs() < SHARED_SESSION_MS) {
        noteTouch();
        keep();
      }
      look();
    };
    for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(type, touched, { signal, capture: true, passive: true });
    const turned = () => {
      touch.isSeen &&= document.visibilityState === 'visible';
      look();
    };
    document.addEventListener('visibilitychange', turned, { signal });
    const timer = setInterval(look, LOOKED_AT_EVERY_MS);
    return () => {
      watching.abort();
      clearInterval(timer);
    };
  }, [client, userId, send]);
  return (
    <Dialog
      open={isWarning}
      onOpenChange={() => setWarning(false)}
      title={words.stillThere}
      description={words.willLogOut(siteName)}
      footer={<Button onClick={() => setWarning(false)}>{words.stillHere}</Button>}
    />
  );
}

async function endFor(userId: string, send: SharedWatchProps['send']): Promise<void> {
  await saveAllDraftsWithin(LEAVING_TIMEOUT_MS);
  const late = new Promise((resolve) => setTimeout(resolve, SENDING_TIMEOUT_MS));
  await Promise.race([send?.().catch(() => undefined), late]);
  await leaveDevice();
  isUnsentOf(userId);
  window.location.assign(paths.login({ idle: 'yes' }));
}

/** Above the login page, where the one before was logged out so. */
export function WasIdle() {
  return <WasLoggedOut>{words.wasIdle}</WasLoggedOut>;
}

/** The same where the session has ended in another way. */
export function HasEnded() {
  return <WasLoggedOut>{words.hasEnded}</WasLoggedOut>;
}

function WasLoggedOut({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter pt-6">
      <Alert live title={words.wasLoggedOut}>
        {children}
      </Alert>
    </div>
  );
}
