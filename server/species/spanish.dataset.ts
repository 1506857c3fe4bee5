import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readLines } from '#domain/rules/family/roster-file.ts';
import { textIn } from '#domain/rules/platform/text-encodings.ts';
import type { SpeciesTranslation } from '#domain/rules/species/species-translation.ts';
import { TREE_NAMES } from '#languages/es/sentences/tree-names.ts';
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { readSpeciesFile } from './species.dataset.ts';

type Row = Readonly<Record<string, string>>;

/** The rows of one of our files by their slug; tools/species/spanish.test.ts keeps it in order. */
async function rowsOf(file: string): Promise<ReadonlyMap<string, Row>> {
  const [head, ...lines] = readLines(textIn(await readFile(path.join(LISTS_FOLDER, file))), ',');
  return new Map(
    lines.map(({ cells }) => [
      cells[0] ?? '',
      Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index] ?? ''])),
    ]),
  );
}

/** Our species in Spanish, by their ids (PRODUCT.md#the-language-of-trees). */
export async function readSpanish(): Promise<ReadonlyMap<string, SpeciesTranslation>> {
  const [ours, names, texts] = await Promise.all([
    readSpeciesFile(),
    rowsOf('species-es.csv'),
    rowsOf('species-es-texts.csv'),
  ]);
  const translationOf = (of: (typeof ours)[number]): SpeciesTranslation => {
    const { typical_habitat = '', fun_fact = '', cutting_tip = '' } = texts.get(of.id) ?? {};
    return {
      of,
      texts: { typicalHabitat: typical_habitat, funFact: fun_fact, cuttingTip: cutting_tip },
      commonName: TREE_NAMES[of.commonName] ?? null,
      otherNames: (names.get(of.id)?.other_names ?? '').split(';').filter((name) => name !== ''),
    };
  };
  return new Map(ours.map((species) => [species.id, translationOf(species)]));
}
