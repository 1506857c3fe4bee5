import type { QueryClient } from '@tanstack/react-query';
import { UNAUTHORIZED_REDIRECT_MS } from '#domain/limits.ts';
import { isMistakenPerson, isUnauthorized } from '#web/lib/call.ts';
import { noteEnded } from '#web/lib/ended-session.ts';
import { isSomebodys, otherPerson, pageUser } from '#web/lib/page-user.ts';
import { tellTabs } from '#web/lib/session-news.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { forgetOthers } from '#web/offline/kept/device-owner.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/frame.ts';
import { paths } from './paths.ts';
import { askWhoIsHere } from './watch-session.ts';

let isLeaving = false;

/**
 * PRODUCT.md#when-something-goes-wrong: the one reaction to a 401, wherever it comes from; login's own 401 is the
 * form's to tell. Nothing that was read stays on the device then: the account may be gone. Where somebody else is
 * signed in, the page says who that is.
 */
export function leaveWhenUnauthorized(error: unknown, client: QueryClient): void {
  // Where the login page is there already, to load it again would take what is being typed into it.
  const whose = pageUser();
  const isLost = () => isSomebodys() && pageUser() === whose && otherPerson() === undefined;
  if (!isUnauthorized(error) || isLeaving || !isLost()) return;
  if (isMistakenPerson(error)) {
    askWhoIsHere(client);
    return;
  }
  isLeaving = true;
  noteEnded();
  void forgetOthers(null).finally(() => tellTabs('ask'));
  toast({
    title: words.unauthorized,
    description: words.loggingInAgain,
    variant: 'destructive',
    isFarewell: true,
  });
  setTimeout(async () => {
    // A photo that is still being read would go with the page.
    await saveAllDrafts();
    isLeaving = false;
    const { pathname, search } = window.location;
    if (isLost()) window.location.assign(paths.serverLogin(pathname + search));
  }, UNAUTHORIZED_REDIRECT_MS);
}
