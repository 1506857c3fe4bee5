/** Exports of species for the other modules. */
export { readSpeciesDataset, type SpeciesDataset, SpeciesFileFault } from './species.dataset.ts';
export { speciesRoutes } from './species.routes.ts';
export { followSpeciesFile, importSpeciesAtFirstStart, restoreSpecies } from './species.service.ts';
export { findSpeciesFor } from './species.store.ts';
