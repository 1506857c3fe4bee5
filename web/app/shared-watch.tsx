import { type ReactNode, useEffect, useState } from 'react';
import { SHARED_SESSION_MS } from '#domain/limits.ts';
import { leaveDevice } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { siteName } from '#web/lib/site.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { isUnsentOf } from '#web/offline/kept/device-owner.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as words from '#words/platform/shared-device.ts';
import { paths } from './paths.ts';

/** All tabs of the browser go by the one that was touched last. */
const LAST_TOUCH = 'lastTouch';
const TOUCH_NOTED_EVERY_MS = 5000;
const LOOKED_AT_EVERY_MS = 5000;
const WARNED_MS = 60 * 1000;
/** So long what is typed may still be sent before the session ends; what is not stays on the device. */
const SENDING_TIMEOUT_MS = 5000;

function idleMs(): number {
  return Date.now() - Number(localStorage.getItem(LAST_TOUCH));
}

function noteTouch(): void {
  if (idleMs() > TOUCH_NOTED_EVERY_MS) localStorage.setItem(LAST_TOUCH, String(Date.now()));
}

type SharedWatchProps = {
  userId: string;
  /** Tries to send what waits, where something can. */
  send?: () => Promise<unknown>;
};

/** PRODUCT.md#a-shared-device: ends the session when nobody has touched a shared device for a while. */
export function SharedWatch({ userId, send }: SharedWatchProps) {
  const [isWarning, setWarning] = useState(false);
  useEffect(() => {
    localStorage.setItem(LAST_TOUCH, String(Date.now()));
    const watching = new AbortController();
    const { signal } = watching;
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
      if (idleMs() < SHARED_SESSION_MS) noteTouch();
      look();
    };
    for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(type, touched, { signal, capture: true, passive: true });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, LOOKED_AT_EVERY_MS);
    return () => {
      watching.abort();
      clearInterval(timer);
    };
  }, [userId, send]);
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
  await saveAllDrafts();
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
