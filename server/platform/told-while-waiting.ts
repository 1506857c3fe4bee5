import type { Platform } from './platform.ts';

/** A start that takes longer makes its operator look into the log. */
const SILENT_MS = 2_000;

/** Does what another machine is needed for; where that one takes its time the log says for what the start waits. */
export async function toldWhileWaiting<T>(
  log: Pick<Platform['log'], 'warn'>,
  what: string,
  work: () => Promise<T>,
  silentMs = SILENT_MS,
): Promise<T> {
  const timer = setTimeout(() => log.warn(`The start waits for ${what}.`), silentMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
