import { hashKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  completeProfile,
  createFirstAdmin,
  editProfile,
  getFirstAdmin,
  getUser,
  login,
  logout,
  register,
  type User,
} from '#domain/contract/accounts.ts';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { CallError, call, isUnauthorized } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';
import { saveAllTyped } from '#web/lib/unsaved.ts';
import { forgetEverything, forgetOthers, hasLeft } from '#web/offline/kept-person.ts';
import { readSession } from '#web/offline/read-session.ts';

/** Who is signed in; null when nobody is, which is no error here (RULINGS 5). */
export const sessionQuery = queryOptions({
  queryKey: keyOf(getUser),
  queryFn: ({ client, queryKey }) =>
    readSession(askServer, (user) => client.setQueryData<User | null>(queryKey, user)),
});

async function askServer(): Promise<User | null> {
  try {
    return await call(getUser);
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

export function useSession() {
  return useQuery(sessionQuery);
}

/** What a screen behind the session gate knows: somebody is signed in. */
export function useUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('This screen stands behind the session gate.');
  return data;
}

/** Puts the person as the server now knows her in the place of the one who was cached (§7). */
export function useRenewSession() {
  const client = useQueryClient();
  return (user: User) => {
    client.setQueryData(sessionQuery.queryKey, user);
  };
}

/** Another person on this browser must not see what the last one read, so everything is forgotten but who it is. */
function useEnterAs() {
  const client = useQueryClient();
  return async (user: User) => {
    hasLeft();
    await forgetOthers(user.id);
    const session = hashKey(sessionQuery.queryKey);
    client.removeQueries({ predicate: (query) => query.queryHash !== session });
    client.setQueryData(sessionQuery.queryKey, user);
  };
}

/** The name or the password is wrong. Here a 401 says so, and not that a session has ended (§8). */
export class WrongCredentials extends Error {}

export function useLogin() {
  const enterAs = useEnterAs();
  return useMutation({
    mutationFn: async (body: SentBodyOf<typeof login>) => {
      try {
        return await call(login, { body });
      } catch (error) {
        throw isUnauthorized(error) ? new WrongCredentials() : error;
      }
    },
    onSuccess: enterAs,
  });
}

export function useRegister() {
  const enterAs = useEnterAs();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof register>) => call(register, { body }),
    onSuccess: enterAs,
  });
}

/**
 * §2.5: what is typed is saved first; then, whatever the server says, everything this browser kept is cleared and it goes to `/`. What was read goes with
 * the page itself: taken away before, screens that are still there would miss who is signed in.
 */
export function useLogout() {
  return useMutation({
    mutationFn: async () => {
      await saveAllTyped();
      const isLoggedOut = await call(logout).then(
        () => true,
        () => false,
      );
      await forgetEverything(isLoggedOut);
    },
    onSettled: () => {
      // A browser may keep the page whole for its Back button, and must not show it to the next person.
      window.addEventListener('pageshow', () => window.location.reload());
      window.location.assign('/');
    },
  });
}

export function useCompleteProfile() {
  const renewSession = useRenewSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeProfile>) =>
      call(completeProfile, { body: { ...body, profileCompleted: true } }),
    onSuccess: renewSession,
  });
}

export function useEditProfile() {
  const renewSession = useRenewSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof editProfile>) => call(editProfile, { body }),
    onSuccess: renewSession,
  });
}

export function useFirstAdminOpen() {
  return useQuery(reading(getFirstAdmin));
}

/** Refused because another was faster, and not for a field of the form. */
function isClosed(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && Object.keys(error.fields).length === 0;
}

export function useCreateFirstAdmin() {
  const client = useQueryClient();
  const close = () => client.setQueryData(keyOf(getFirstAdmin), { open: false });
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof createFirstAdmin>) => call(createFirstAdmin, { body }),
    onSuccess: close,
    onError: (error) => isClosed(error) && close(),
  });
}
