/** The server's time at its last answer; a device's clock may be wrong by years. */
let heard: { readonly time: number; readonly at: number } | null = null;
/** By how much that clock was ahead of the device's then. */
let apart: number | null = null;
const listeners = new Set<() => void>();

const MINUTE_MS = 60_000;

/** Notes the time that a response of the server says. */
export function hearTime({ headers }: Pick<Response, 'headers'>): void {
  const time = Date.parse(headers.get('date') ?? '');
  // One that the browser has kept is of earlier.
  if (time > (serverNow() ?? 0)) heard = { time, at: performance.now() };
  const now = serverNow();
  apart = now && Math.round((now - Date.now()) / MINUTE_MS) * MINUTE_MS;
  for (const listener of listeners) listener();
}

/** The time by the server's clock, in milliseconds since 1970; null where it has said nothing since the page was opened. */
export function serverNow(): number | null {
  return heard && heard.time + (performance.now() - heard.at);
}

/** By how many milliseconds the server's clock was ahead of the device's when it answered last, to the minute; null as above. */
export function clockApart(): number | null {
  return apart;
}

/** Hears of every response of the server; gives what ends that. */
export function onTimeHeard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
