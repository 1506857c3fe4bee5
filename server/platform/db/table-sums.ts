/** A table's row count and checksum, equal on both engines for equal contents. */
import { hash } from 'node:crypto';
import type { Row, TableShape } from './table-shapes.ts';

type TableSum = { readonly rows: number; readonly checksum: string };

const DIGITS = 32;
const END = 1n << BigInt(DIGITS * 4);

/**
 * Sums up the pages of a table, each after `onPage` has had it. The checksum is a sum of its rows', since each engine has an
 * order of its own.
 */
export async function sumOf(
  table: TableShape,
  pages: AsyncIterable<readonly Row[]>,
  onPage?: (page: readonly Row[]) => Promise<void>,
): Promise<TableSum> {
  let [rows, sum] = [0, 0n];
  for await (const page of pages) {
    await onPage?.(page);
    rows += page.length;
    for (const row of page) sum += fingerprintOf(table, row);
    sum %= END;
  }
  return { rows, checksum: sum.toString(16).padStart(DIGITS, '0') };
}

function fingerprintOf({ columns }: TableShape, row: Row): bigint {
  const values = JSON.stringify(columns.map((column) => row[column] ?? null));
  return BigInt(`0x${hash('sha256', values).slice(0, DIGITS)}`);
}
