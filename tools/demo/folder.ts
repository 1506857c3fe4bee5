/** The folder of a demonstration: its data, what its server said, and a file by which it is known to be one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdDataFolder } from '#server/platform/data-folder.ts';
import { makePrivateFolder } from '#server/platform/files/private-files.ts';

const MARK = 'demo.json';

export type DemoFolder = {
  readonly dataDir: string;
  readonly log: string;
  /** True once all its people are there. */
  readonly isFull: boolean;
  readonly markFull: () => void;
};

/** True when it was filled to the end, false when not; null for a folder that is none of ours. */
function markIn(folder: string): boolean | null {
  const file = join(folder, MARK);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { isFull?: unknown }).isFull === true;
}

/**
 * Opens the folder as it was left, or makes it. What was filled in part, or is to be fresh, is deleted first.
 * @throws Error whose message is for the user: something else lies there, or a demonstration runs in it.
 */
export function openDemoFolder(folder: string, isFresh: boolean): DemoFolder {
  const mark = markIn(folder);
  if (mark === null && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} holds something that is no demonstration. Nothing was changed.`);
  const dataDir = join(folder, 'data');
  if (existsSync(dataDir)) holdDataFolder(dataDir).release();
  const isFull = mark === true && !isFresh;
  if (!isFull) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  makePrivateFolder(folder);
  const write = (full: boolean) => writeFileSync(join(folder, MARK), `${JSON.stringify({ isFull: full })}\n`);
  write(isFull);
  return { dataDir, log: join(folder, 'server.log'), isFull, markFull: () => write(true) };
}
