import type { Selectable } from 'kysely';
import type { Difficulty, Species } from '#domain/contract/species/species.ts';
import type { SeenProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Each row takes eleven of the parameters of a statement, of which SQLite takes 32,766. */
const ROWS_AT_ONCE = 500;

function presentSpecies(row: Selectable<Tables['species']>): Species {
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

/** All species that can be chosen, by id. */
export async function listSpecies(db: Queries): Promise<Species[]> {
  const rows = await db.selectFrom('species').selectAll().where('is_offered', '=', 1).orderBy('id').execute();
  return rows.map(presentSpecies);
}

/** Those that are in no list any more and stay for the projects which chose them, by id. */
export async function listUnoffered(db: Queries): Promise<Species[]> {
  const rows = await db.selectFrom('species').selectAll().where('is_offered', '=', 0).orderBy('id').execute();
  return rows.map(presentSpecies);
}

/** Which of some species a project has chosen. */
export async function findChosen(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('projects')
    .select('selected_species_id')
    .distinct()
    .where('selected_species_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.selected_species_id).filter((id) => id !== null));
}

export async function hasSpecies(db: Queries): Promise<boolean> {
  return (await db.selectFrom('species').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** A species, also one that nobody can choose any more. */
export async function findSpeciesById(db: Queries, id: string): Promise<Species | undefined> {
  const row = await db.selectFrom('species').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentSpecies(row);
}

/** A species that a project may choose: one that is offered, or the one that it has. */
export async function findSpeciesFor(
  db: Queries,
  project: SeenProject,
  id: string,
): Promise<Species | undefined> {
  const row = await db
    .selectFrom('species')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_offered', '=', 1),
        exists(
          selectFrom('projects')
            .select('projects.id')
            .where('projects.id', '=', project.id)
            .whereRef('projects.selected_species_id', '=', 'species.id'),
        ),
      ]),
    )
    .executeTakeFirst();
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

/** Whoever changes the species waits here for who is at it, and reads what that one has written. */
export async function lockSpecies(db: Queries): Promise<{ hasOwn: boolean }> {
  const row = await db
    .updateTable('species_revision')
    .set((it) => ({ revision: it.ref('revision') }))
    .returning('has_own')
    .executeTakeFirst();
  return { hasOwn: row?.has_own === 1 };
}

/** True when some species come from an operator's own file. */
export async function hasOwnSpecies(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('species_revision').select('has_own').executeTakeFirst();
  return row?.has_own === 1;
}

const columnsOf = (species: Species, isOffered: 0 | 1) => ({
  id: species.id,
  common_name: species.commonName,
  scientific_name: species.scientificName,
  family: species.family,
  cloning_difficulty: species.cloningDifficulty,
  typical_habitat: species.typicalHabitat,
  regions: JSON.stringify(species.regions),
  native_states: JSON.stringify(species.nativeStates),
  fun_fact: species.funFact,
  cutting_tip: species.cuttingTip,
  is_offered: isOffered,
});

/** The species to store. */
export type NewSpecies = {
  readonly offered: readonly Species[];
  /** Those that stay for the projects which chose them. */
  readonly unoffered?: readonly Species[];
  readonly hasOwn?: boolean;
};

/** Replaces every species; projects keep their choice, because ids are slugs. */
export async function replaceSpecies(
  db: Queries,
  { offered, unoffered = [], hasOwn = false }: NewSpecies,
): Promise<void> {
  // First, for here whoever comes second waits, and then deletes what the first has written.
  await db
    .updateTable('species_revision')
    .set((it) => ({ revision: it('revision', '+', 1), has_own: hasOwn ? 1 : 0 }))
    .execute();
  await db.deleteFrom('species').execute();
  const rows = [...offered.map((it) => columnsOf(it, 1)), ...unoffered.map((it) => columnsOf(it, 0))];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('species')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}
