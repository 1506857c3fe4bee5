import { oldReadings } from './old-encodings.ts';

/** A list as spreadsheets write it: bytes of some encoding, cells between some separator (§24, §32). */

/** A line of the file with its cells; of one whose cells have line breaks, the number of its first line. */
export type RosterLine = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isOpen: boolean;
};

function fromUtf16(bytes: Uint8Array, isLittle: boolean): string {
  const [low, high] = isLittle ? [0, 1] : [1, 0];
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes[at + low] ?? 0) | ((bytes[at + high] ?? 0) << 8));
  }
  return text;
}

/** Null where the bytes are no UTF-8. */
function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (it) => `%${it.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** Which half of the bytes is zero, as the other half of each Latin letter in UTF-16 is. */
function zeroHalf(bytes: Uint8Array): 'first' | 'second' | null {
  const looked = bytes.subarray(0, 200);
  const zeros = [0, 1].map((half) => looked.filter((byte, at) => at % 2 === half && byte === 0).length);
  const [first = 0, second = 0] = zeros;
  if (Math.max(first, second) * 4 < looked.length) return null;
  return first > second ? 'first' : 'second';
}

/**
 * The text of a file of Excel, Numbers or Google Sheets: UTF-8 or UTF-16 of either order, with a mark at its beginning or
 * without, and what is none of them in an old code page. Two where it may be in either one, the likelier first.
 */
export function readingsOf(bytes: Uint8Array): readonly [string, ...string[]] {
  const [a, b] = bytes;
  const half = zeroHalf(bytes);
  const sure =
    (a === 0xff && b === 0xfe) || half === 'second'
      ? fromUtf16(bytes, true)
      : (a === 0xfe && b === 0xff) || half === 'first'
        ? fromUtf16(bytes, false)
        : fromUtf8(bytes);
  return sure === null ? oldReadings(bytes) : [sure.replace(/^\uFEFF/, '')];
}

/** The likeliest of them. */
export function decodeRoster(bytes: Uint8Array): string {
  return readingsOf(bytes)[0];
}

/** What two readings of a file make of the same cells, in the first line that they read otherwise: 'José Muñoz' and 'JosŽ Mu–oz'. */
export function sampleOf(one: string, other: string): [string, string] {
  const others = readLines(other);
  for (const [at, { cells }] of readLines(one).entries()) {
    const beside = others[at]?.cells ?? [];
    const isApart = (_: string, column: number) => cells[column] !== beside[column];
    const apart = cells.filter(isApart);
    if (apart.length > 0) return [apart.join(' '), beside.filter(isApart).join(' ')];
  }
  return ['', ''];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** What stands between the cells: the most frequent outside of quotes in the first lines. */
export function separatorOf(text: string): string {
  const unquoted = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((it) => unquoted.split(it).length);
  return SEPARATORS[counted.indexOf(Math.max(...counted))] ?? ',';
}

/** Excel may say in a line of its own what it separates by. */
const SAID = /^"?sep=(.)"?\r?\n?/i;

/** The lines of a roster (RFC 4180); blank ones are left out, and counted. */
export function readLines(text: string, separatedBy = separatorOf(text)): RosterLine[] {
  const said = SAID.exec(text);
  const separator = said?.[1] ?? separatedBy;
  const lines: RosterLine[] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  let [line, begun] = [1, 1];
  const end = () => {
    const all = [...cells, cell].map((it) => it.replace(/\s+/g, ' ').trim());
    if (all.some((it) => it !== '')) lines.push({ line: begun, cells: all, isOpen: isQuoted });
    cells = [];
    cell = '';
    begun = line;
  };
  if (said) line = begun = 2;
  const from = said?.[0].length ?? 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (isBreak) end();
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  end();
  return lines;
}
