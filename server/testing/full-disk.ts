/** Ways to let a running program run out of room, and to give it room again; the system's own, nothing is imitated. */
import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Room = {
  /** For the data of the program, empty. */
  readonly folder: string;
  /** From now on nothing more fits, but for files of less than so many bytes where the way can tell them apart. */
  fill: (pid: number, lessThan?: number) => Promise<void>;
  free: (pid: number) => Promise<void>;
  /** To be called when the program has ended. */
  remove: () => Promise<void>;
};

const DISK = '80m';
const BALLAST = Buffer.alloc(1_000_000);

/** Fills a file with whatever there is room for, to the last byte. */
async function writeUntilFull(file: string): Promise<void> {
  const ballast = await open(file, 'w');
  try {
    for (let size = BALLAST.length; size >= 1; ) {
      const wrote = await ballast.write(BALLAST, 0, size).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
      if (wrote === 0) size = Math.floor(size / 2);
    }
  } finally {
    await ballast.close();
  }
}

async function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rootling-full-'));
}

/** A disk of its own, in memory, which root alone can have; null for everybody else. */
export async function smallDisk(): Promise<Room | null> {
  const folder = await emptyFolder();
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).catch(
    () => null,
  );
  if (!mounted) {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast),
    remove: async () => {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** A limit to how large a file the program may make, which anybody may set for a program of their own. */
export async function smallFiles(): Promise<Room> {
  const folder = await emptyFolder();
  const limit = (pid: number, bytes: string) => run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    folder,
    fill: async (pid, lessThan = 1) => void (await limit(pid, String(lessThan))),
    free: async (pid) => void (await limit(pid, 'unlimited')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
