import * as z from 'zod/mini';
import { coded, endpoint } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { SPECIES_SEARCH_MAX } from '#domain/limits.ts';
import { says } from '#domain/rules/platform/sentence.ts';
import * as sentences from '#domain/rules/species/sentences.ts';

/** The easiest first: this is also the order of search results (PRODUCT.md#the-list-of-species). */
export const DIFFICULTIES = ['Beginner-friendly', 'Medium', 'Difficult'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const Species = z.object({
  /** The slug, such as `black-willow`, so that a new import never breaks a project's choice. */
  id: z.string(),
  commonName: z.string(),
  scientificName: z.string(),
  family: z.string(),
  cloningDifficulty: z.enum(DIFFICULTIES),
  typicalHabitat: z.string(),
  regions: z.array(z.string()),
  /** Two-letter codes. */
  nativeStates: z.array(z.string()),
  funFact: z.string(),
  cuttingTip: z.string(),
  /** In another language than English, where its name is of that one (PRODUCT.md#the-language-of-trees). */
  englishName: z.optional(z.string()),
  /** Where the tip is of that language: by it the season is known (PRODUCT.md#choosing-a-tree). */
  englishTip: z.optional(z.string()),
  /** More names in that language, by which a search finds it. */
  otherNames: z.optional(z.array(z.string())),
});
export type Species = z.infer<typeof Species>;

/** The species as a project stores it. */
export const SpeciesSummary = z.pick(Species, { id: true, commonName: true, scientificName: true });
export type SpeciesSummary = z.infer<typeof SpeciesSummary>;

/** `all` and empty mean unset (PRODUCT.md#the-list-of-species). */
export const SpeciesQuery = field.form({
  ...field.inLanguage.shape,
  q: field.searchText(SPECIES_SEARCH_MAX),
  state: field.stateFilter,
  cloning_difficulty: z.optional(z.enum(['', 'all', ...DIFFICULTIES], says(sentences.difficultyNotListed))),
});
export type SpeciesQuery = z.infer<typeof SpeciesQuery>;

export const searchSpecies = endpoint({
  summary: 'The species that a text and filters let through, the easiest first',
  method: 'GET',
  path: '/api/species/search',
  who: 'member',
  query: SpeciesQuery,
  response: z.array(Species),
});
export const getSpecies = endpoint({
  summary: 'One species',
  method: 'GET',
  path: '/api/species/:id',
  who: 'member',
  params: z.object({ id: field.pathId }),
  query: field.inLanguage,
  response: Species,
});

export const SpeciesImport = z.object({
  success: z.boolean(),
  message: z.string(),
  ...coded,
  /** True when the data was already complete and nothing was written (PRODUCT.md#species-import). */
  skipped: z.boolean(),
  previousCount: z.number(),
  newCount: z.number(),
  imported: z.number(),
});
export type SpeciesImport = z.infer<typeof SpeciesImport>;

export const importSpecies = endpoint({
  summary: 'Restores the list of species',
  method: 'POST',
  path: '/api/admin/import-species',
  who: 'admin',
  mayRepeat: true,
  response: SpeciesImport,
});
