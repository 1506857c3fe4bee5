import { readdir, readFile, writeFile } from 'node:fs/promises';

/* Linux' figures of a program's processes: the server and its picture process count together. */

/** USER_HZ, which Linux has held at 100 on every machine since it was made. */
const MS_PER_TICK = 10;

type Stat = { readonly pid: number; readonly parent: number; readonly cpuMs: number };

/** Null for a process that has ended meanwhile. */
async function statOf(pid: number): Promise<Stat | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name of the program, in parentheses, may hold spaces. What children took that have ended counts, too.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const cpuMs = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
  return { pid, parent, cpuMs };
}

/** A process and all that it has started, directly or not. */
async function familyOf(pid: number): Promise<Stat[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const stats = (await Promise.all(pids.map(statOf))).filter((it) => it !== null);
  const family = stats.filter((it) => it.pid === pid);
  // It grows while it is walked.
  for (const { pid: parent } of family) family.push(...stats.filter((it) => it.parent === parent));
  return family;
}

/** Returns a program's processor time since its start, over all threads and processes, ms. */
export async function cpuMilliseconds(pid: number): Promise<number> {
  return (await familyOf(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

type Field = 'VmRSS' | 'VmHWM' | 'RssAnon' | 'RssFile';

async function megabytesOf(pid: number, field: Field): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kibibytes) throw new Error(`Linux does not tell how much memory process ${pid} has`);
  return (Number(kibibytes) * 1024) / 1_000_000;
}

/**
 * Returns a program's resident memory (its own, or of files), or with 'VmHWM' its peak, megabytes. Peaks of processes
 * are added, though they need not fall together.
 */
export async function residentMegabytes(pid: number, field: Field = 'VmRSS'): Promise<number> {
  const sizes = await Promise.all((await familyOf(pid)).map((it) => megabytesOf(it.pid, field)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Returns what all processes of a program take of the machine's memory together, megabytes. Pages that several share, as those
 * of Node itself, count once among them.
 */
export async function occupiedMegabytes(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await familyOf(pid)).map(async (it) => {
      const rollup = await readFile(`/proc/${it.pid}/smaps_rollup`, 'utf8');
      return (Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024) / 1_000_000;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Lets the most that a program has had resident count from now on. */
export async function forgetPeakMemory(pid: number): Promise<void> {
  await Promise.all((await familyOf(pid)).map((it) => writeFile(`/proc/${it.pid}/clear_refs`, '5')));
}
