import type { Generated } from 'kysely';

/** The rows of the species; see tables.ts. */
export type SpeciesRow = {
  id: string;
  common_name: string;
  scientific_name: string;
  family: string;
  cloning_difficulty: string;
  typical_habitat: string;
  regions: string;
  native_states: string;
  fun_fact: string;
  cutting_tip: string;
  /** 0 for a kind that stays for the projects which chose it, and that nobody can choose any more. */
  is_offered: Generated<number>;
};

export type SpeciesRevisionRow = {
  only_one: number;
  revision: number;
  /** 1 while the rows hold the kinds of an operator's own file. */
  has_own: Generated<number>;
};
