/**
 * An installation moves from one engine to the other, and photos from a folder to a bucket, or back. Cut off at any point it
 * goes on where it stopped; nobody can work in half of it (docs/OPERATING.md).
 */
import { countAccounts } from '#server/accounts/exports.ts';
import { addDeletionsOf } from '#server/deletions/exports.ts';
import { analyze } from '#server/platform/db/copy-tables.ts';
import { isDatabaseAway } from '#server/platform/db/errors.ts';
import { holdingStill } from '#server/platform/db/holding-still.ts';
import { readMark, removeMark, sentenceOf, writeMark } from '#server/platform/db/move-marks.ts';
import { beginArrival, compareTables, moveRows } from '#server/platform/db/move-rows.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type TableShape, tablesInOrder } from '#server/platform/db/table-shapes.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import { isStorageFull } from '#server/platform/storage-errors.ts';
import { moveFiles } from './move-files.ts';
import {
  haveSameFiles,
  locationOf,
  type OpenedPlace,
  openPlace,
  type Place,
  wordsOfDatabase,
  wordsOfFiles,
} from './move-places.ts';

/** Where it is told how far a move is: a line that stays, and one that the next takes the place of. */
export type Teller = { readonly line: (text: string) => void; readonly passing: (text: string) => void };

export type MoveSettings = {
  readonly source: Place;
  readonly target: Place;
  /** Whatever an unfinished move has brought to the target goes, and all begins anew. */
  readonly isAnew: boolean;
  readonly newId: () => string;
  readonly teller: Teller;
};

type Sides = { readonly source: OpenedPlace; readonly target: OpenedPlace };

const figure = (number: number) => number.toLocaleString('en-US');
const counted = (number: number, one: string) => `${figure(number)} ${one}${number === 1 ? '' : 's'}`;
const AGAIN = 'Run the same command again: it goes on where it stopped.';

/**
 * Moves all rows and files, compares both sides, and leaves the source marked as left. Run again after it was cut off it goes
 * on. When it refuses to begin, both sides are as they were.
 * @throws Error whose message is for the operator.
 */
export async function moveInstallation(settings: MoveSettings): Promise<void> {
  if (wordsOfDatabase(settings.source) === wordsOfDatabase(settings.target)) {
    throw new Error(`Both settings lead to ${wordsOfDatabase(settings.source)}: there is nothing to move.`);
  }
  const source = await openPlace(settings.source, 'leave');
  try {
    const target = await openPlace(settings.target, 'arrive').catch((error: unknown) => {
      throw new Error(`The new place cannot be used. ${errorMessage(error)}`, { cause: error });
    });
    try {
      await moveBetween({ source, target }, settings);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Takes back that a place was left, so that the program starts there again. */
export async function stayHere(place: Place): Promise<void> {
  const { db, close } = await openPlace(place, 'leave');
  try {
    const mark = await readMark(db);
    if (!mark) throw new Error(`Nothing has moved away from ${wordsOfDatabase(place)}.`);
    if (mark.side === 'arriving') throw new Error(sentenceOf(mark));
    await inTransaction(db, removeMark);
  } finally {
    await close();
  }
}

async function moveBetween(sides: Sides, settings: MoveSettings): Promise<void> {
  const { source, target } = sides;
  if (await isFinished(sides)) {
    settings.teller.line(`The move to ${wordsOfDatabase(target.place)} was finished before.`);
    return;
  }
  const tables = await sharedTables(sides);
  await begin(sides, tables, settings);
  try {
    await holdingStill(source.db, locationOf(source.place), tables, (rows) =>
      carryAll(sides, rows, tables, settings.teller),
    );
    await analyze(target.db);
    await inTransaction(target.db, removeMark);
  } catch (error) {
    throw new Error(whyCutOff(error), { cause: error });
  }
}

function whyCutOff(error: unknown): string {
  if (isStorageFull(error)) return `There is no room left in the new place. Make room there. ${AGAIN}`;
  if (isDatabaseAway(error)) return `A database does not answer any more. ${AGAIN}`;
  if (error instanceof StorageUnavailable) return `A bucket does not answer, or takes nothing. ${AGAIN}`;
  return errorMessage(error);
}

/** Whoever was cut off at the very last may run it once more. */
async function isFinished({ source, target }: Sides): Promise<boolean> {
  const left = await readMark(source.db);
  if (left?.side !== 'left' || left.place !== wordsOfDatabase(target.place)) return false;
  return (await readMark(target.db)) === null && (await countAccounts(target.db)) > 0;
}

/** Both have been through the same migrations; who has added a column by hand is told of it now. */
async function sharedTables({ source, target }: Sides): Promise<readonly TableShape[]> {
  const [there, here] = [await tablesInOrder(target.db), await tablesInOrder(source.db)];
  const textOf = ({ name, columns }: TableShape) => `${name} (${columns.join(', ')})`;
  const known = new Set(there.map(textOf));
  const other = here.find((it) => !known.has(textOf(it)));
  if (!other && here.length === there.length) return there;
  const name = other?.name ?? there.find((it) => !here.some((own) => own.name === it.name))?.name;
  throw new Error(`The table ${name} is not the same in both databases: somebody has changed it by hand.`);
}

/** Finds out whether an earlier move goes on; if not, empties and marks the target, and then marks the source. */
async function begin(sides: Sides, tables: readonly TableShape[], settings: MoveSettings): Promise<void> {
  const { source, target } = sides;
  const { isAnew, newId, teller } = settings;
  const [from, to] = [wordsOfDatabase(source.place), wordsOfDatabase(target.place)];
  const [left, arriving] = [await readMark(source.db), await readMark(target.db)];
  if (left && (left.side === 'arriving' || (left.place !== to && !isAnew))) throw new Error(sentenceOf(left));
  if (arriving?.side === 'left') throw new Error(`The new place was left itself. ${sentenceOf(arriving)}`);
  if (arriving && !isAnew && arriving.place !== from) {
    throw new Error(
      `In the new place is an unfinished move from ${arriving.place}. With --anew it is thrown away, and this one begins.`,
    );
  }
  if (arriving && !isAnew && arriving.move === left?.move) {
    teller.line(`Going on with the move from ${from} to ${to}.`);
    return;
  }
  if (!arriving) await refuseUnlessEmpty(sides);
  teller.line(`Moving from ${from} to ${to}.`);
  const move = newId();
  // In this order: what is marked as left can always be gone on with.
  await beginArrival(target.db, tables, { side: 'arriving', move, place: from });
  await inTransaction(source.db, (tx) => writeMark(tx, { side: 'left', move, place: to }));
}

/** A program that was started too early has left its species and settings, which nobody misses. */
async function refuseUnlessEmpty({ source, target }: Sides): Promise<void> {
  const there = wordsOfDatabase(target.place);
  if ((await countAccounts(target.db)) > 0) {
    throw new Error(`There are accounts in ${there}; a move goes into an empty one only.`);
  }
  if (haveSameFiles(source.place, target.place)) return;
  for await (const name of target.files.list()) {
    throw new Error(
      `There are files in ${wordsOfFiles(target.place)}, such as ${name}; a move goes into an empty one only.`,
    );
  }
}

async function carryAll(
  { source, target }: Sides,
  rows: Queries,
  tables: readonly TableShape[],
  { line, passing }: Teller,
): Promise<void> {
  await moveRows(rows, target.db, tables, (table, moved) => passing(`${table}: ${counted(moved, 'row')}`));
  if (haveSameFiles(source.place, target.place)) line(`The files stay in ${wordsOfFiles(source.place)}.`);
  else {
    const onFiles = (kind: string, { files }: { files: number }) =>
      passing(`${kind}: ${counted(files, 'file')}`);
    const moved = await moveFiles({ rows, target: target.db, from: source.files, to: target.files, onFiles });
    for (const [kind, { files, bytes, missing }] of moved) {
      const without = missing > 0 ? `; ${figure(missing)} were not there before either` : '';
      line(
        `${kind}: ${counted(files, 'file')}, ${counted(bytes, 'byte')}, each read back the same${without}`,
      );
    }
  }
  await addDeletionsOf(source.place.dataDir, target.place.dataDir);
  for await (const { table, rows: count, checksum, isSame } of compareTables(rows, target.db, tables)) {
    if (isSame) line(`${table}: ${counted(count, 'row')}, the same on both sides (${checksum.slice(0, 12)})`);
    else {
      throw new Error(
        `The table ${table} is not the same on both sides: somebody has written to it since the move began. Stop whoever ` +
          'it was, and begin anew with --anew.',
      );
    }
  }
}
