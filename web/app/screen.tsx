import type { ComponentType } from 'react';
import { Redirect, Route, useSearch } from 'wouter';
import { isOwnScreen, LOGIN_PATH, type ScreenAddress } from '#domain/rules/platform/screens.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { useLazyWords } from '#web/ui/use-lazy-words.ts';
import * as words from '#words/platform/fields.ts';
import { Framed, type FrameProps } from './frame.tsx';
import { paths } from './paths.ts';

const NotFoundPage = lazyPage(() => import('#web/pages/not-found-page.tsx'));

/** A page in a file of its own; `awaited` stands there until it is here. */
export function lazyPage(file: () => Promise<{ default: ComponentType }>, awaited = <PageSkeleton />) {
  const meanwhile = (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      {awaited}
    </>
  );
  const Late = lazyPart(async () => (await file()).default, { meanwhile, isAll: true });
  return Object.assign(Late, { awaited });
}

/**
 * A page as it stands in the element of a screen, which stays the same: nothing around it has it drawn again
 * (PRODUCT.md#what-the-server-says).
 */
export function Page({ of: Shown }: { of: ComponentType }) {
  useLazyWords();
  return <Shown />;
}

/** A screen in its frame at one or more addresses; `/*?` is every one. */
export function screen(
  at: ScreenAddress | '/*?' | readonly ScreenAddress[],
  shown: ComponentType,
  frame: Omit<FrameProps, 'children'> = {},
) {
  return [at].flat().map((path) => (
    <Route key={path} path={path}>
      <Framed {...frame}>
        <Page of={shown} />
      </Framed>
    </Route>
  ));
}

/** The screen of every other address. */
export const notFound = (
  <Route key="not-found">
    <Framed>
      <NotFoundPage />
    </Framed>
  </Route>
);

/** The login page's address, with the way back after a login (PRODUCT.md#addresses-of-screens). */
function ReturnAfterLogin() {
  const returnTo = new URLSearchParams(useSearch()).get('returnTo') ?? '';
  return <Redirect to={isOwnScreen(returnTo) ? returnTo : paths.home()} replace />;
}

export const backAfterLogin = screen(LOGIN_PATH, ReturnAfterLogin);
