import * as species from '#domain/contract/species/species.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { findSpecies } from '#domain/rules/species/species-search.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Routes } from '#server/platform/http/route.ts';
import { openLibrary, speciesIn } from './species.service.ts';
import { findSpeciesById } from './species.store.ts';

export function speciesRoutes({ read }: Routes): void {
  read(species.searchSpecies, async ({ db, query }) =>
    findSpecies(await openLibrary(db, query.language ?? FIRST_LANGUAGE), query),
  );

  read(species.getSpecies, async ({ db, params, query }) => {
    const found = await findSpeciesById(db, params.id);
    if (!found) throw notFound();
    return speciesIn(query.language ?? FIRST_LANGUAGE, found);
  });
}
