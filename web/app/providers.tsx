import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { leaveWhenUnauthorized } from './unauthorized.ts';

/** What every screen stands in: the cache of reads and the region of notifications. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => makeQueryClient(leaveWhenUnauthorized));
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
