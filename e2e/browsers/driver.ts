import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One of them, such as a move of the mouse. */
export type Action = Readonly<Record<string, string | number>>;

/** A device whose actions are sent, in the words that both standards of WebDriver share. */
export type Actions = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Action[];
};

/** A function that is run in the page: it sees nothing from outside, and what it takes and gives is JSON. */
export type InPage<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** The requests to any browser. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  readonly evaluate: <A extends unknown[], R>(work: InPage<A, R>, ...args: A) => Promise<R>;
  readonly act: (device: Actions) => Promise<void>;
  /** Chooses files in the field that a function finds. */
  readonly chooseFiles: <A extends unknown[]>(
    paths: readonly string[],
    find: (...args: A) => Element | null,
    ...args: A
  ) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Ends the browser as people do: what it has to write yet, it writes. */
  readonly close: () => Promise<void>;
  /** The end of a battery. */
  readonly kill: () => Promise<void>;
};

/** The page's width and height, as on a phone, px. */
export const SIZE = { width: 400, height: 800 } as const;

/** A browser that has not answered by then never will, ms. It is less than a journey's patience, which asks again. */
export const HANGING_MS = 30_000;

/** A browser starts within this, also while both cores are busy, ms. */
export const STARTING_MS = 60_000;

/** The failure of a command that has no answer in time. */
export function unanswered(command: string, limitMs = HANGING_MS): Error {
  return new Error(`The browser did not answer '${command}' within ${limitMs / 1000} s.`);
}

/** Starts a program whose children end with it, and which speaks English. */
export function startGroup(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  child.stdout.resume();
  // Stopping the run also ends it.
  const end = () => killGroup(child);
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  return {
    child,
    ended,
    kill: async () => {
      killGroup(child);
      await ended;
    },
  };
}

/** Also what outlived its parent. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // They have all ended.
  }
}

/** Returns how to ask for the end of what a program has said so far on its second stream. */
export function textOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-2000);
  });
  return () => text;
}

/** Returns the text after some words, in the first line of a stream that has them. */
export async function wordAfter(words: string, child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Nobody listens to it.');
  const lines = createInterface(child.stderr);
  for await (const line of lines) {
    const [, found] = line.split(words);
    if (found === undefined) continue;
    child.stderr.resume();
    return found.trim();
  }
  throw new Error(`It ended before it said: ${words}`);
}
