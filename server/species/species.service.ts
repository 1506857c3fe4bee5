import { isDeepStrictEqual } from 'node:util';
import type { Species, SpeciesImport } from '#domain/contract/species/species.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import * as sentences from '#domain/rules/species/sentences.ts';
import { type SpeciesLibrary, speciesLibrary } from '#domain/rules/species/species-search.ts';
import { type SpeciesTranslation, translatedSpecies } from '#domain/rules/species/species-translation.ts';
import type { Database, Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { readSpanish } from './spanish.dataset.ts';
import { readSpeciesDataset, readSpeciesFile, type SpeciesDataset } from './species.dataset.ts';
import {
  findChosen,
  findRevision,
  hasOwnSpecies,
  hasSpecies,
  listSpecies,
  listUnoffered,
  lockSpecies,
  replaceSpecies,
} from './species.store.ts';

type Translations = ReadonlyMap<string, SpeciesTranslation>;

let spanish: Promise<Translations> | undefined;
/** Spanish texts of an operator's file: each process has them from the file it read, since no table does. */
let ownSpanish: Translations = new Map();

/** The translations into a language, ours read at their first use: they do not change while the program runs. */
async function translationsIn(language: Language): Promise<Translations> {
  if (language === FIRST_LANGUAGE) return new Map();
  spanish ??= readSpanish().catch((error: unknown) => {
    // A failed read is tried again at the next use.
    spanish = undefined;
    throw error;
  });
  return new Map([...(await spanish), ...ownSpanish]);
}

/** A species as it is read in a language (PRODUCT.md#the-language-of-trees). */
export async function speciesIn(language: Language, species: Species): Promise<Species> {
  return translatedSpecies(species, (await translationsIn(language)).get(species.id));
}

type KeptLibrary = {
  readonly revision: number;
  readonly ownSpanish: Translations;
  readonly libraries: Partial<Record<Language, SpeciesLibrary>>;
};

/** By the adapter, which a database shares with those that ask first (admission.ts). */
const keptLibraries = new WeakMap<object, KeptLibrary>();

/**
 * All species in a language, ready for a search. They are read again only after an import, by whichever process it was made. For the
 * database itself: within a transaction the import may be undone.
 */
export async function openLibrary(db: Queries, language: Language): Promise<SpeciesLibrary> {
  const revision = await findRevision(db);
  const { adapter } = db.getExecutor();
  const kept = keptLibraries.get(adapter);
  const isFresh = kept?.revision === revision && kept.ownSpanish === ownSpanish;
  const libraries = isFresh ? kept.libraries : {};
  const there = libraries[language];
  if (there) return there;
  const translations = await translationsIn(language);
  // An import that comes in between leaves newer species under an older revision, and so they are read once more.
  const species = await listSpecies(db);
  const library = speciesLibrary(species.map((it) => translatedSpecies(it, translations.get(it.id))));
  keptLibraries.set(adapter, { revision, ownSpanish, libraries: { ...libraries, [language]: library } });
  return library;
}

const byId = (a: Species, b: Species) => (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Brings the species to the dataset; `skipped` when nothing differs (PRODUCT.md#species-import). A kind that is in it
 * no more goes, and stays hidden where a project has chosen it (PRODUCT.md#an-operators-species). Run in a transaction.
 */
export async function restoreSpecies(
  db: Queries,
  { species, spanish: own, hasOwn }: SpeciesDataset,
): Promise<SpeciesImport> {
  // A translation counts only beside the English that it is of, so one that comes early says nothing wrong.
  ownSpanish = own;
  const there = await lockSpecies(db);
  const before = await listSpecies(db);
  const hidden = await listUnoffered(db);
  const offered = species.toSorted(byId);
  const listed = new Set(offered.map(({ id }) => id));
  const dropped = [...before, ...hidden].filter(({ id }) => !listed.has(id)).toSorted(byId);
  const chosen = await findChosen(
    db,
    dropped.map(({ id }) => id),
  );
  const unoffered = dropped.filter(({ id }) => chosen.has(id));
  const counts = { previousCount: before.length, newCount: offered.length };
  if (there.hasOwn === hasOwn && isDeepStrictEqual([before, hidden], [offered, unoffered])) {
    const told = sentences.speciesComplete({ count: offered.length });
    return { success: true, ...told, skipped: true, ...counts, imported: 0 };
  }
  await replaceSpecies(db, { offered, unoffered, hasOwn });
  const told = sentences.speciesImported({ count: offered.length });
  return { success: true, ...told, skipped: false, ...counts, imported: offered.length };
}

/**
 * Fills an empty species table when the program starts for the first time (PRODUCT.md#species-import), by several
 * processes or one.
 */
export async function importSpeciesAtFirstStart(db: Database): Promise<void> {
  if (await hasSpecies(db)) return;
  const offered = await readSpeciesFile();
  await inTransaction(db, async (tx) => {
    if (!(await hasSpecies(tx))) await replaceSpecies(tx, { offered });
  });
}

/**
 * Brings the species to what an operator's file says now, and to ours alone once no file is named any more
 * (PRODUCT.md#an-operators-species). Where there is none and was none, nothing happens: then an administrator's import
 * restores them.
 * @param dataset with the file read; null where none is named
 */
export async function followSpeciesFile(db: Database, dataset: SpeciesDataset | null): Promise<void> {
  if (dataset === null && !(await hasOwnSpecies(db))) return;
  const wanted = dataset ?? (await readSpeciesDataset(null));
  await inTransaction(db, (tx) => restoreSpecies(tx, wanted));
}
