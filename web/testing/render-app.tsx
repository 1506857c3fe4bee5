import '#web/app/app.css';
import { Providers } from '#web/app/providers.tsx';
import { SessionGate } from '#web/app/session-gate.tsx';
import { forgetPageUser } from '#web/lib/page-user.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { mount } from './mount.ts';
import { type Signed, signIn } from './sign-in.ts';

type Who = Parameters<typeof signIn>[0];

export type RenderedApp = {
  /** The address of the screen, with its query. */
  url: string;
};
type SignedApp = RenderedApp & { as: Who; account?: Parameters<typeof signIn>[1] };

let takeDownLast = () => {};

/**
 * Shows the real app at an address: its providers, gate and routes, against the real server. With `as` somebody is made
 * and signed in first, and given back. Called again it takes the app before down, as a new visit of the page does.
 */
export function renderApp(options: SignedApp): Promise<Signed>;
export function renderApp(options: RenderedApp): Promise<null>;
export async function renderApp(options: RenderedApp | SignedApp): Promise<Signed | null> {
  // Before somebody else signs in: unsent things would be refused then, and lead to the login.
  takeDownLast();
  forgetPageUser();
  const signed = 'as' in options ? await signIn(options.as, options.account) : null;
  // The store of notifications outlives a test: what the one before said must not be read in this one.
  dismissToast(toast({ title: '' }));
  history.replaceState(null, '', options.url);
  takeDownLast = mount(
    <div id="root">
      <Providers>
        <SessionGate />
      </Providers>
    </div>,
  );
  return signed;
}
