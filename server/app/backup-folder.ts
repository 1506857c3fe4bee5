/** A folder of backups: what each is called, which is made next and which go. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { STAGING } from './backup.ts';

const ARCHIVE = /^rootling-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.zip$/;

/** When a night's backup is due, by the machine's clock (TZ). */
const NIGHT_HOUR = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** No backup is silent for so long: what is older was left by one that was killed. */
const LEFT_BEHIND_MS = 6 * 60 * 60 * 1000;

/** Names an archive of this moment, such as rootling-2026-05-01T03-00-00Z.zip. */
export function archiveName(now: number): string {
  return `rootling-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
}

/** The moment of an archive in milliseconds; null for what is called otherwise. */
export function momentOf(name: string): number | null {
  const [, day, hour, minute, second] = ARCHIVE.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/** Which of some names are archives of ours beyond the newest `keep`. */
export function surplusArchives(names: readonly string[], keep: number): string[] {
  const archives = names.filter((name) => momentOf(name) !== null).toSorted();
  return archives.slice(0, Math.max(0, archives.length - keep));
}

/** True when no archive was made since last night's hour, so a machine that slept catches up. */
export function isBackupDue(names: readonly string[], now: number): boolean {
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  // One from a day to come was made by a clock that was wrong.
  const isOfThisNight = (made: number) => made >= night.getTime() && made <= now + DAY_MS;
  return !names.some((name) => isOfThisNight(momentOf(name) ?? 0));
}

/**
 * Deletes all archives but the newest `keep`, and gives the names of what went.
 * @param madeBefore only those made before this moment go, ms since 1970.
 */
export async function keepNewest(
  folder: string,
  keep: number,
  madeBefore = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const surplus = surplusArchives(await readdir(folder), keep).filter(
    (name) => (momentOf(name) ?? 0) < madeBefore,
  );
  for (const name of surplus) await rm(path.join(folder, name));
  return surplus;
}

/** Removes what backups have left that were killed, and not what one is making now. */
export async function removeLeftBehind(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((it) => it.startsWith(STAGING))) {
    const staging = path.join(folder, name);
    const inside = (await readdir(staging, { recursive: true })).map((it) => path.join(staging, it));
    const found = await Promise.all([staging, ...inside].map((it) => stat(it, { throwIfNoEntry: false })));
    const touched = Math.max(...found.map((it) => it?.mtimeMs ?? 0));
    if (now - touched > LEFT_BEHIND_MS) await rm(staging, { recursive: true, force: true });
  }
}
