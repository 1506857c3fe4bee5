import type { Difficulty, Species } from '#domain/contract/species.ts';
import type { Queries } from '#server/db/open.ts';
import { prepared } from '#server/db/prepared.ts';
import type { SpeciesRow } from '#server/db/species-tables.ts';

function presentSpecies(row: SpeciesRow): Species {
  return {
    id: row.id,
    commonName: row.common_name,
    scientificName: row.scientific_name,
    family: row.family,
    cloningDifficulty: row.cloning_difficulty as Difficulty,
    typicalHabitat: row.typical_habitat,
    regions: JSON.parse(row.regions) as string[],
    nativeStates: JSON.parse(row.native_states) as string[],
    funFact: row.fun_fact,
    cuttingTip: row.cutting_tip,
  };
}

/** All species, by id. */
export async function listSpecies(db: Queries): Promise<Species[]> {
  return (await db.selectFrom('species').selectAll().orderBy('id').execute()).map(presentSpecies);
}

export async function hasSpecies(db: Queries): Promise<boolean> {
  return (await db.selectFrom('species').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findSpeciesById(db: Queries, id: string): Promise<Species | undefined> {
  const row = await db.selectFrom('species').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentSpecies(row);
}

const revisionNow = prepared((db, _: Record<string, never>) =>
  db.selectFrom('species_revision').select('revision').where('only_one', '=', 1),
);

/** Grows whenever the species are replaced. */
export async function findRevision(db: Queries): Promise<number> {
  const [row] = await revisionNow(db, {});
  return row?.revision ?? 0;
}

/** Replaces every species; projects keep their choice, because ids are slugs. */
export async function replaceSpecies(db: Queries, species: readonly Species[]): Promise<void> {
  // First, for here whoever comes second waits, and then deletes what the first has written.
  await db
    .updateTable('species_revision')
    .set((it) => ({ revision: it('revision', '+', 1) }))
    .execute();
  await db.deleteFrom('species').execute();
  const rows = species.map((it) => ({
    id: it.id,
    common_name: it.commonName,
    scientific_name: it.scientificName,
    family: it.family,
    cloning_difficulty: it.cloningDifficulty,
    typical_habitat: it.typicalHabitat,
    regions: JSON.stringify(it.regions),
    native_states: JSON.stringify(it.nativeStates),
    fun_fact: it.funFact,
    cutting_tip: it.cuttingTip,
  }));
  await db.insertInto('species').values(rows).execute();
}
