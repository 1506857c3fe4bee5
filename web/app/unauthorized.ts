import type { QueryClient } from '@tanstack/react-query';
import { UNAUTHORIZED_REDIRECT_MS } from '#domain/limits.ts';
import { sessionQuery } from '#web/features/accounts/accounts.queries.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { paths } from './paths.ts';

let isLeaving = false;

/** §8: the one reaction to a 401, wherever it comes from; login's own 401 is the form's to tell. */
export function leaveWhenUnauthorized(error: unknown, client: QueryClient): void {
  // Where the login page is there already, to load it again would take what is being typed into it.
  const isAtLogin = () => client.getQueryData(sessionQuery.queryKey) === null;
  if (!isUnauthorized(error) || isLeaving || isAtLogin()) return;
  isLeaving = true;
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  setTimeout(() => {
    isLeaving = false;
    if (!isAtLogin()) window.location.assign(paths.serverLogin(window.location.pathname));
  }, UNAUTHORIZED_REDIRECT_MS);
}
