import { StrictMode } from 'react';
import { useLazyWords } from '#web/ui/use-lazy-words.ts';
import { Providers } from './providers.tsx';
import { SessionGate } from './session-gate.tsx';

/** The whole app. `isSignedOut`: it is known already that nobody is signed in, and need not be asked. */
export function App({ isSignedOut }: { isSignedOut: boolean }) {
  useLazyWords();
  return (
    <StrictMode>
      <Providers isSignedOut={isSignedOut}>
        <SessionGate />
      </Providers>
    </StrictMode>
  );
}
