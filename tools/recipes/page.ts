/** The commands of docs/OPERATING.md, as they stand there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Each run of lines that are set in by four spaces, under a heading of the second order. */
export function blocksOf(page: string, heading: string): string[][] {
  const [, chapter] = page.split(/^## /m).flatMap((it) => (it.startsWith(`${heading}\n`) ? ['', it] : []));
  if (chapter === undefined) throw new Error(`There is no chapter "${heading}".`);
  return chapter
    .split(/\n(?! {4})/)
    .map((part) => part.split('\n').filter((line) => line.startsWith('    ')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.slice(4)));
}

export const operating = () => readFileSync(join(ROOT, 'docs/OPERATING.md'), 'utf8');

/** The block of a chapter that has a line which begins so. */
export function blockWith(heading: string, line: string, page = operating()): string[] {
  const found = blocksOf(page, heading).filter((lines) => lines.some((it) => it.startsWith(line)));
  const [block] = found;
  if (block === undefined || found.length > 1)
    throw new Error(`The chapter "${heading}" has ${found.length} blocks with ${line}, and not one.`);
  return block;
}
