import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Species } from '#domain/contract/species/species.ts';
import { SPECIES_FILE_MAX_BYTES } from '#domain/limits.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/species/sentences.ts';
import { readSpecies, withOwnSpecies } from '#domain/rules/species/species-file.ts';
import type { SpeciesTranslation } from '#domain/rules/species/species-translation.ts';
import { errorMessage } from '#server/platform/error-message.ts';
import { LISTS_FOLDER } from '#server/platform/lists.ts';

const OUR_FILE = path.join(LISTS_FOLDER, 'species.csv');

/** All species there are to be, and whether some are of the operator's own file, which may say them in Spanish too. */
export type SpeciesDataset = {
  readonly species: readonly Species[];
  readonly spanish: ReadonlyMap<string, SpeciesTranslation>;
  readonly hasOwn: boolean;
};

/** Faults of an operator's species file, one line each. */
export class SpeciesFileFault extends Error {
  readonly told: Told;

  constructor(faults: readonly string[]) {
    const name = faults.map((fault) => `\n  ${fault}`).join('');
    const told = sentences.speciesUnusable({ name });
    super(told.message);
    this.told = told;
  }
}

async function readFileOf(file: string): Promise<Pick<SpeciesDataset, 'species' | 'spanish'>> {
  const told = (error: unknown) => {
    throw new SpeciesFileFault([errorMessage(error, file)]);
  };
  const { size } = await stat(file).catch(told);
  if (size > SPECIES_FILE_MAX_BYTES)
    throw new SpeciesFileFault([`the file has more than ${SPECIES_FILE_MAX_BYTES} bytes`]);
  const read = readSpecies(await readFile(file).catch(told));
  if ('faults' in read) throw new SpeciesFileFault(read.faults);
  return read;
}

/** The species of the project's own dataset, which tools/check-species.ts keeps in order. */
export async function readSpeciesFile(): Promise<readonly Species[]> {
  return (await readFileOf(OUR_FILE)).species;
}

/**
 * Ours, with those of an operator's file (PRODUCT.md#an-operators-species).
 * @throws SpeciesFileFault that names everything that is wrong with the file.
 */
export async function readSpeciesDataset(speciesFile: string | null): Promise<SpeciesDataset> {
  const ours = await readSpeciesFile();
  if (speciesFile === null) return { species: ours, spanish: new Map(), hasOwn: false };
  const { species, spanish } = await readFileOf(speciesFile);
  return { species: withOwnSpecies(ours, species), spanish, hasOwn: true };
}
