/** The log for a person at a terminal: words in the place of JSON. */
import type { DestinationStream } from 'pino';

const NAMES: Readonly<Record<number, string>> = { 40: 'Warning: ', 50: 'Error: ', 60: 'Error: ' };

type Fault = { readonly type?: string; readonly message?: string; readonly stack?: string };
type Line = {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly method?: string;
  readonly route?: string | null;
  readonly status?: number | null;
  readonly err?: Fault;
};

/** A line of the log in words: the time, what it is about, and below it where a fault arose. */
export function wordsOf(line: string): string {
  const { level, time, msg = '', method, route, status, err }: Line = JSON.parse(line);
  const request = method === undefined ? '' : `${method} ${route ?? 'an unknown address'} ${status ?? ''} `;
  const fault = err ? `: ${[err.type, err.message].filter(Boolean).join(', ')}\n${err.stack ?? ''}` : '';
  const words = `${NAMES[level] ?? ''}${request}${msg}${fault}`;
  return `${new Date(time).toTimeString().slice(0, 8)} ${words.trimEnd()}\n`;
}

/** Writes a log to a terminal. */
export function terminalOutput(terminal: { write: (words: string) => unknown }): DestinationStream {
  return { write: (line) => void terminal.write(wordsOf(line)) };
}
