import { readFile } from 'node:fs/promises';

/** The most memory that a process has had resident since it began, in megabytes; Linux tells it. */
export async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kibibytes) throw new Error(`Linux does not tell how much memory process ${pid} had`);
  return (Number(kibibytes) * 1024) / 1_000_000;
}
