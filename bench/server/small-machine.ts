import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const CGROUPS = '/sys/fs/cgroup';
const IS_V2 = existsSync(`${CGROUPS}/cgroup.controllers`);
const MEMORY = IS_V2 ? CGROUPS : `${CGROUPS}/memory`;
const LIMIT = IS_V2 ? 'memory.max' : 'memory.limit_in_bytes';

function join(group: string): void {
  writeFileSync(`${group}/cgroup.procs`, String(process.pid));
}

function runOn(cores: string): void {
  execFileSync('taskset', ['-apc', cores, String(process.pid)], { stdio: 'ignore' });
}

/**
 * Lets what `start` starts have one core, and so much memory with all that it starts itself; what runs here keeps the other
 * cores. Where this machine lets nobody bound memory, it is not bounded.
 */
export async function onSmallMachine<T>(megabytes: number, start: () => Promise<T>): Promise<T> {
  const group = `${MEMORY}/rootling-${process.pid}-${megabytes}`;
  let isBounded = true;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/${LIMIT}`, String(megabytes * 1024 * 1024));
    join(group);
    process.once('exit', () => rmdirSync(group));
  } catch {
    isBounded = false;
    process.stdout.write('Memory cannot be bounded here; it is only measured.\n');
  }
  runOn('0');
  try {
    return await start();
  } finally {
    runOn(`${Math.min(1, cpus().length - 1)}-${cpus().length - 1}`);
    if (isBounded) join(MEMORY);
  }
}
