import { respondTo } from './stand-in-response.ts';

/**
 * Until the test has ended, calls to addresses like `pattern` (`*` is any text) get the response of a proxy whose server is
 * away: 502 with a page that has no word of ours.
 */
export async function breakProxy(pattern: string): Promise<void> {
  const headers = { 'content-type': 'text/html' };
  await respondTo(pattern, { status: 502, headers, body: '<h1>502 Bad Gateway</h1>' });
}
