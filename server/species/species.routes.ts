import * as species from '#domain/contract/species.ts';
import { findSpecies } from '#domain/rules/species.ts';
import { notFound } from '#server/errors.ts';
import type { Routes } from '#server/http/route.ts';
import { openLibrary } from './species.service.ts';
import { findSpeciesById } from './species.store.ts';

export function speciesRoutes({ read }: Routes): void {
  read(species.searchSpecies, async ({ db, query }) => findSpecies(await openLibrary(db), query));

  read(species.getSpecies, async ({ db, params }) => {
    const found = await findSpeciesById(db, params.id);
    if (!found) throw notFound();
    return found;
  });
}
