/** What a move would do, for whoever wants to know before. It changes nothing, and the program may run. */
import { countAccounts } from '#server/accounts/exports.ts';
import { sumSignedForms } from '#server/consent/exports.ts';
import { sumPhotoFiles } from '#server/photos/exports.ts';
import { readMark, sentenceOf } from '#server/platform/db/move-marks.ts';
import { countTables, databaseBytes } from '#server/platform/db/move-rows.ts';
import { openForMove } from '#server/platform/db/open.ts';
import { tablesInOrder } from '#server/platform/db/table-shapes.ts';
import {
  freeBytes,
  hasDatabase,
  haveSameFiles,
  locationOf,
  openFiles,
  type Place,
  wordsOfDatabase,
  wordsOfFiles,
} from './move-places.ts';

const figure = (number: number) => number.toLocaleString('en-US');
const counted = (number: number, one: string) => `${figure(number)} ${one}${number === 1 ? '' : 's'}`;
const megabytes = (bytes: number) => `${figure(Math.ceil(bytes / 1e6))} MB`;

/**
 * Says how much lies in the source, and looks whether the target could take it.
 * @throws Error whose message is for the operator, when one of both cannot be used as it is.
 */
export async function previewMove(source: Place, target: Place, say: (line: string) => void): Promise<void> {
  await saySource(source, say);
  await sayTarget(source, target, say);
}

async function saySource(source: Place, say: (line: string) => void): Promise<void> {
  const db = await openForMove(locationOf(source), 'leave');
  try {
    const counts = await countTables(db, await tablesInOrder(db));
    const [photos, forms] = [await sumPhotoFiles(db), await sumSignedForms(db)];
    const all = counts.reduce((sum, [, rows]) => sum + rows, 0);
    say(`${counted(all, 'row')} in ${wordsOfDatabase(source)}, ${megabytes(await databaseBytes(db))}:`);
    for (const [table, rows] of counts.toSorted((a, b) => b[1] - a[1])) {
      if (rows > 0) say(`${figure(rows).padStart(12)}  ${table}`);
    }
    say(
      `${counted(photos.count, 'photo')} and ${counted(forms.count, 'signed form')} in ${wordsOfFiles(source)}, ` +
        `${megabytes(photos.bytes + forms.bytes)}`,
    );
    const mark = await readMark(db);
    if (mark) say(sentenceOf(mark));
  } finally {
    await db.destroy();
  }
}

async function sayTarget(source: Place, target: Place, say: (line: string) => void): Promise<void> {
  say(`To ${wordsOfDatabase(target)}: ${await stateOf(target)}`);
  if (haveSameFiles(source, target)) say(`The files stay in ${wordsOfFiles(source)}.`);
  else say(`To ${wordsOfFiles(target)}: ${target.bucket ? await stateOfBucket(target) : 'a folder'}`);
  const free = await freeBytes(target.dataDir);
  if (free !== null) say(`${megabytes(free)} are free in ${target.dataDir}`);
}

async function stateOf(target: Place): Promise<string> {
  if (!(await hasDatabase(target))) return 'a new one';
  const db = await openForMove(locationOf(target), 'look');
  try {
    const mark = await readMark(db);
    if (mark) return sentenceOf(mark);
    const isMade = (await tablesInOrder(db)).some(({ name }) => name === 'users');
    return isMade && (await countAccounts(db)) > 0 ? 'it has accounts, so a move would refuse it' : 'empty';
  } finally {
    await db.destroy();
  }
}

async function stateOfBucket(target: Place): Promise<string> {
  const files = await openFiles(target);
  for await (const _ of files.list()) return 'it has files, so a move would refuse it unless it goes on';
  return 'empty';
}
