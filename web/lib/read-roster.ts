import { ROSTER_MAX_BYTES, WORKBOOK_MAX_BYTES } from '#domain/limits.ts';
import { otherFile, sheetOfText } from '#domain/rules/family/roster.ts';
import { type RosterSheet, sheetOf } from '#domain/rules/family/roster-columns.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import type { Sentence } from '#domain/rules/platform/sentence.ts';
import { readingsOf } from '#domain/rules/platform/text-encodings.ts';

/** The contents of a file or pasted rows, before anything is sent (PRODUCT.md#the-roster). */

export type GivenRoster = {
  readonly sheet: RosterSheet;
  /** Which sheet of a workbook it is; null where there is one alone. */
  readonly tab: string | null;
};
type Refused = { readonly refusal: Sentence };
/** Both texts, where the bytes may be read in two ways. */
type Readings = { readonly readings: readonly string[] };

export function readRosterText(text: string): GivenRoster | Refused {
  if (new Blob([text]).size > ROSTER_MAX_BYTES * 2) return { refusal: sentences.rosterTooLarge };
  const sheet = sheetOfText(text);
  return 'refusal' in sheet ? sheet : { sheet, tab: null };
}

/** Returns the first sheet with heads, else the first that may hold families. */
async function readSheets(bytes: Uint8Array): Promise<GivenRoster | Refused> {
  if (bytes.length > WORKBOOK_MAX_BYTES) return { refusal: sentences.workbookTooLarge };
  const { readWorkbook } = await import('./workbook.ts');
  const sheets = readWorkbook(bytes);
  if (sheets === null) return { refusal: sentences.noWorkbook };
  const read = sheets.map(({ name, lines }) => ({ name, sheet: sheetOf(lines) }));
  const chosen = read.find(({ sheet }) => 'heads' in sheet && sheet.heads !== null) ?? read[0];
  if (!chosen) return { refusal: sentences.noFamilyInFile };
  const { name, sheet } = chosen;
  return 'refusal' in sheet ? sheet : { sheet, tab: sheets.length > 1 ? name : null };
}

const isZip = ([a, b]: Uint8Array) => a === 0x50 && b === 0x4b;

/** Its bytes say what a file is, whatever its name says. */
export async function readRosterFile(bytes: Uint8Array): Promise<GivenRoster | Refused | Readings> {
  if (isZip(bytes)) return readSheets(bytes);
  if (bytes.length > ROSTER_MAX_BYTES) return { refusal: sentences.rosterTooLarge };
  const refusal = otherFile(bytes);
  if (refusal !== null) return { refusal };
  const readings = readingsOf(bytes);
  const first = readRosterText(readings[0]);
  return readings.length < 2 || 'refusal' in first ? first : { readings };
}
