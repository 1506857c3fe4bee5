import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { paths } from './paths.ts';

/** The login page as HTML, for the build: what the server sends to who is not signed in, at whatever screen. */
export async function drawLoginPage(): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={paths.login()} ssrSearch="">
      <App isSignedOut />
    </Router>,
    // React would bring what is longer by an inline script, which the page's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
