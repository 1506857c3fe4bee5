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
};

export type SpeciesRevisionRow = {
  only_one: number;
  revision: number;
};
