import { readFileSync, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Several times what a whole run has at once: containers give it 64 MB, which is not enough. */
const ROOM_BYTES = 4e9;

/**
 * From here on the tests, and all that they start, keep their temporary files in memory, unless TMPDIR says where. What is
 * saved is written through to the disk at each save, and a suite saves some hundred thousand times only to throw it away.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}

function hasRoom(): boolean {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounted.find((it) => it.split(' ')[1] === MEMORY)?.split(' ') ?? [];
    // Postgres is started from a copy in there.
    const mayRun = type === 'tmpfs' && !options.split(',').includes('noexec');
    const { bavail, bsize } = statfsSync(MEMORY);
    return mayRun && bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}
