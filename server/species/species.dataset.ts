import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Difficulty, Species } from '#domain/contract/species.ts';

const SPECIES_FILE = path.join(import.meta.dirname, '../../data/species.csv');

/** The cells of an RFC 4180 text, row by row. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell is quoted (with doubled quotes inside) or bare; it ends at a comma, a line end or the end of the text.
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

/** The species of the project's own dataset, which tools/check-species.ts keeps in order. */
export async function readSpeciesFile(): Promise<Species[]> {
  const [head = [], ...rows] = parseCsv(await readFile(SPECIES_FILE, 'utf8'));
  return rows.map((row) => {
    const cell = (name: string) => row[head.indexOf(name)] ?? '';
    return {
      id: cell('slug'),
      commonName: cell('common_name'),
      scientificName: cell('scientific_name'),
      family: cell('family'),
      cloningDifficulty: cell('cloning_difficulty') as Difficulty,
      typicalHabitat: cell('typical_habitat'),
      regions: cell('regions').split(';'),
      nativeStates: cell('native_states').split(';'),
      funFact: cell('fun_fact'),
      cuttingTip: cell('cutting_tip'),
    };
  });
}
