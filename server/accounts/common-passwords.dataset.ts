import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LISTS_FOLDER } from '#server/platform/lists.ts';

/** One a line, as SecLists has them (docs/decisions/0081). */
const FILE = path.join(LISTS_FOLDER, 'common-passwords.txt');

async function readList(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(FILE, 'utf8')).toLowerCase().split('\n'));
}

// Read for the first password that is chosen: most starts are followed by none for a while.
let list: Promise<ReadonlySet<string>> | undefined;

/** True for one of the 10,000 most common passwords, in any case and with any spaces around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.trim().toLowerCase());
}
