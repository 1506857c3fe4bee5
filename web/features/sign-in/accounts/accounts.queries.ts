import {
  hashKey,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { NOBODY, type SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { getUser, login, register, type User } from '#domain/contract/sign-in/accounts.ts';
import { paths } from '#web/app/paths.ts';
import { call, isMistakenPerson, isUnauthorized } from '#web/lib/call.ts';
import { expectEnd, forgetEnded, noteEnded } from '#web/lib/ended-session.ts';
import { hearOf, isSomebodys, pageUser, personOf, setPageUser } from '#web/lib/page-user.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { tellTabs } from '#web/lib/session-news.ts';
import { isSharedDevice } from '#web/lib/shared-device.ts';
import { saveAllDraftsWithin } from '#web/lib/unsaved.ts';
import { forgetEverything, forgetOthers, hasLeft, isUnsentOf } from '#web/offline/kept/device-owner.ts';
import { endSession } from '#web/offline/kept/end-session.ts';
import { readSession } from '#web/offline/kept/read-session.ts';
import { forgetKeptTyping } from '#web/parts/use-kept-typing.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/frame.ts';
import { LANGUAGE } from '#words/platform/language.ts';

/**
 * The page's user; null when nobody is signed in, which is no error here (PRODUCT.md#sessions). Asking again also
 * shows if the user has changed.
 */
export const sessionQuery = queryOptions({
  queryKey: keyOf(getUser),
  queryFn: ({ client }): Promise<User | null> => {
    const before = pageUser();
    const take = (user: User | null) => takeSession(client, before, user);
    return readSession(askServer, (user) => {
      client.setQueryData<User | null>(keyOf(getUser), take(user));
    }).then(take);
  },
});

/**
 * Makes of who is signed in what the page goes by: the first answer settles whom it belongs to, and a later one of
 * somebody else is news (lib/believed-person.ts).
 * @param before whom the page belonged to when it was asked: since then, somebody may have logged in on it.
 */
function takeSession(client: QueryClient, before: string | undefined, user: User | null): User | null {
  const now = pageUser();
  if (user === null && isSomebodys()) noteEnded();
  if (now === undefined) setPageUser(user && !isLoginForAnother() ? user.id : null);
  if (now === before || before === undefined) void hearOf(user && personOf(user));
  const isHers = (user?.id ?? NOBODY) === pageUser();
  return isHers ? user : (client.getQueryData<User | null>(keyOf(getUser)) ?? null);
}

/** True when the login page was asked for although somebody is signed in. */
function isLoginForAnother(): boolean {
  const { pathname, search } = window.location;
  return pathname === paths.login() && new URLSearchParams(search).has('other');
}

/** As nobody in particular: this is how a page finds out. */
async function askServer(): Promise<User | null> {
  try {
    return await call(getUser, { as: null });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

export function useSession() {
  return useQuery(sessionQuery);
}

/** Returns the signed-in user, for screens behind the session gate. */
export function useUser(): User {
  const { data } = useSession();
  if (!data) throw new Error('This screen stands behind the session gate.');
  return data;
}

/** Puts the server's present user in place of the cached one (PRODUCT.md#calls). */
export function useRenewSession() {
  const client = useQueryClient();
  return (user: User) => {
    client.setQueryData(sessionQuery.queryKey, user);
  };
}

/** Under which name a sign-up that is not sent yet is kept in this tab. */
export const SIGN_UP = 'sign-up';

/** Another person on this browser must not see what the last one read, so everything is forgotten but who it is. */
function useEnterAs() {
  const client = useQueryClient();
  return async (user: User) => {
    hasLeft();
    forgetEnded();
    forgetKeptTyping(SIGN_UP, NOBODY);
    const isShared = isSharedDevice();
    // Data read before the device was called shared goes too, even the user's own.
    await forgetOthers(isShared ? null : user.id);
    // The session may end without a logout, and then nobody knows any more who was here.
    if (isShared) isUnsentOf(user.id);
    const session = hashKey(sessionQuery.queryKey);
    client.removeQueries({ predicate: (query) => query.queryHash !== session });
    tellTabs(personOf(user));
    if (user.language && user.language !== LANGUAGE)
      await (await import('#web/lib/page-language.ts')).beginWhereLoggedIn(user.language);
    setPageUser(user.id);
    client.setQueryData(sessionQuery.queryKey, user);
  };
}

/**
 * The name or the password is wrong. Here a 401 says so, and not that a session has ended
 * (PRODUCT.md#when-something-goes-wrong).
 */
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

/** For the last words: those before have been saved already, or are not waited for any longer. */
const LAST_WORDS_TIMEOUT_MS = 1000;

/**
 * Saves what is typed, ends the session and clears what this browser kept.
 * @throws CallError where another one is signed in by now: nothing has changed then.
 */
export async function leaveDevice(): Promise<void> {
  const takeAgain = takeNoMore();
  try {
    await saveAllDraftsWithin(LAST_WORDS_TIMEOUT_MS);
    await endAndForget();
  } catch (error) {
    takeAgain();
    throw error;
  }
}

/** The answer that ends the session may wipe the device: what is written while it is on its way would go with it. */
function takeNoMore(): () => void {
  const page = document.getElementById('root');
  page?.toggleAttribute('inert', true);
  const message = toast({ title: words.loggingOut, isFarewell: true });
  return () => {
    page?.toggleAttribute('inert', false);
    dismissToast(message);
  };
}

async function endAndForget(): Promise<void> {
  expectEnd(true);
  const stillIn = await endSession().then(
    () => null,
    (error) => {
      if (isMistakenPerson(error)) {
        expectEnd(false);
        throw error;
      }
      return pageUser() ?? null;
    },
  );
  await forgetEverything(stillIn);
  tellTabs(null);
}

/**
 * PRODUCT.md#dashboard: typed words are saved first; then, whatever the server says, everything kept here is cleared
 * and the page goes to `/`. Reads end with the page, or screens still there would miss their user. Another user who
 * is signed in by now stays so, and the page says who.
 */
export function useLogout() {
  return useMutation({
    mutationFn: leaveDevice,
    onSettled: (_, error) => isMistakenPerson(error) || window.location.assign('/'),
  });
}
