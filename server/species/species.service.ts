import { isDeepStrictEqual } from 'node:util';
import type { SpeciesImport } from '#domain/contract/admin.ts';
import type { Species } from '#domain/contract/species.ts';
import { type SpeciesLibrary, speciesLibrary } from '#domain/rules/species.ts';
import type { Database, Queries } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readSpeciesFile } from './species.dataset.ts';
import { findRevision, hasSpecies, listSpecies, replaceSpecies } from './species.store.ts';

type KeptLibrary = { readonly revision: number; readonly library: SpeciesLibrary };

const keptLibraries = new WeakMap<Queries, KeptLibrary>();

/**
 * All species, ready for a search. They are read again only after an import, by whichever process it was made. For the
 * database itself: within a transaction the import may be undone.
 */
export async function openLibrary(db: Queries): Promise<SpeciesLibrary> {
  const revision = await findRevision(db);
  const kept = keptLibraries.get(db);
  if (kept?.revision === revision) return kept.library;
  // An import that comes in between leaves newer species under an older revision, and so they are read once more.
  const library = speciesLibrary(await listSpecies(db));
  keptLibraries.set(db, { revision, library });
  return library;
}

/** Restores the dataset; `skipped` when nothing differs (§13.2). Run in a transaction. */
export async function restoreSpecies(db: Queries, dataset: readonly Species[]): Promise<SpeciesImport> {
  const before = await listSpecies(db);
  const byId = dataset.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  const counts = { previousCount: before.length, newCount: dataset.length };
  if (isDeepStrictEqual(before, byId)) {
    const message = `All ${dataset.length} species are already complete.`;
    return { success: true, message, skipped: true, ...counts, imported: 0 };
  }
  await replaceSpecies(db, byId);
  const message = `Imported ${dataset.length} species.`;
  return { success: true, message, skipped: false, ...counts, imported: dataset.length };
}

/** Fills an empty species table when the program starts for the first time (§13.2), by several processes or one. */
export async function importSpeciesAtFirstStart(db: Database): Promise<void> {
  if (await hasSpecies(db)) return;
  const dataset = await readSpeciesFile();
  await inTransaction(db, async (tx) => {
    if (!(await hasSpecies(tx))) await replaceSpecies(tx, dataset);
  });
}
