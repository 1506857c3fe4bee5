import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { paths } from './paths.ts';
import { LoginPage } from './routes.tsx';

/** The login page as HTML, for the build: what the server sends to who is not signed in, at whatever screen. */
export async function drawLoginPage(): Promise<string> {
  await LoginPage.arrival();
  return draw(paths.login(), true);
}

/** A screen as HTML as it is shown while it is asked who is here. */
export function drawAwaited(path: string): Promise<string> {
  return draw(path, false);
}

async function draw(path: string, isSignedOut: boolean): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App isSignedOut={isSignedOut} />
    </Router>,
    // React would bring what is longer by an inline script, which the page's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
