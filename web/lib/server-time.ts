/** What time it was by the server's clock when it answered last; that of a device may be wrong by years. */
let heard: { readonly time: number; readonly at: number } | null = null;

/** Notes the time that a response of the server says. */
export function hearTime({ headers }: Pick<Response, 'headers'>): void {
  const time = Date.parse(headers.get('date') ?? '');
  // One that the browser has kept is of earlier.
  if (time > (serverNow() ?? 0)) heard = { time, at: performance.now() };
}

/** The time by the server's clock, in milliseconds since 1970; null where it has said nothing since the page was opened. */
export function serverNow(): number | null {
  return heard && heard.time + (performance.now() - heard.at);
}
