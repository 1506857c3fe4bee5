import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { sessionQuery } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { forgetPageUser, setPageUser } from '#web/lib/page-user.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { whenAtRest } from '#web/lib/when-at-rest.ts';
import { forgetOthers } from '#web/offline/kept/device-owner.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PlainToaster } from '#web/ui/plain-toaster.tsx';
import { dismissErrors } from '#web/ui/toast-store.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { askForSentences } from '#words/sentences.ts';
import { leaveWhenUnauthorized } from './unauthorized.ts';
import { watchSession } from './watch-session.ts';

// Messages wait in their store until it is there, so the first screen need not.
const Toaster = lazyPart(() =>
  import('#web/ui/toast.tsx').then(
    ({ Toaster }) => Toaster,
    // One file that did not arrive must neither take the screen with it nor swallow what is said.
    () => PlainToaster,
  ),
);

export type ProvidersProps = {
  /** It is known that nobody is signed in: the server saw no cookie. */
  isSignedOut?: boolean;
  children: ReactNode;
};

/** The frame of every screen: the cache of reads, and the region of notifications. */
export function Providers({ isSignedOut = false, children }: ProvidersProps) {
  const [client] = useState(() => beginWith(isSignedOut));
  const isHydrated = useHydrated();
  useEffect(() => watchSession(client), [client]);
  useEffect(() => whenAtRest(client, askForSentences), [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      {isHydrated && <Toaster />}
    </QueryClientProvider>
  );
}

function beginWith(isSignedOut: boolean): QueryClient {
  const client: QueryClient = makeQueryClient((error) => leaveWhenUnauthorized(error, client));
  // Each mutation is something that a person does; what is saved by itself is none.
  client.getMutationCache().config.onMutate = dismissErrors;
  forgetPageUser();
  if (isSignedOut) {
    // Nobody is asked who is signed in then, and what the last one read is to go as it does with that answer.
    void forgetOthers(null);
    setPageUser(null);
    client.setQueryData(sessionQuery.queryKey, null);
  }
  return client;
}
