import { StrictMode, useSyncExternalStore } from 'react';
import { hasTable, onTable } from '#words/sentences.ts';
import { Providers } from './providers.tsx';
import { SessionGate } from './session-gate.tsx';

/** The whole app. `isSignedOut`: it is known already that nobody is signed in, and need not be asked. */
export function App({ isSignedOut }: { isSignedOut: boolean }) {
  // What was shown before the sentences of another language came is shown again in it (§33.3).
  useSyncExternalStore(onTable, hasTable, () => false);
  return (
    <StrictMode>
      <Providers isSignedOut={isSignedOut}>
        <SessionGate />
      </Providers>
    </StrictMode>
  );
}
