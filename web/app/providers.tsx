import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { leaveWhenUnauthorized } from './unauthorized.ts';

// Messages wait in their store until it is there, so the first screen need not.
const Toaster = lazy(() => import('#web/ui/toast.tsx').then((it) => ({ default: it.Toaster })));

/** What every screen stands in: the cache of reads and the region of notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => makeQueryClient(leaveWhenUnauthorized));
  return (
    <QueryClientProvider client={client}>
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
