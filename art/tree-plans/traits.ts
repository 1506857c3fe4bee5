import type { Species } from '#domain/contract/species/species.ts';
import type { TreeTraits } from '#domain/rules/species/species-detective.ts';
import { TREES } from './genera.ts';
import type { TreePlan } from './plan.ts';

/** Genera whose thin young twigs can be wound around a finger; those of the others are stiff, or snap. */
const BENDING = new Set(
  (
    'Betula Callitropsis Chamaecyparis Chilopsis Clethra Cornus Hamamelis Itea Lonicera Physocarpus ' +
    'Salix Spiraea Symphoricarpos Taxodium Thuja Tilia Tsuga Ulmus'
  ).split(' '),
);

/** Half the breadth of a leaf that a child calls long, as a share of its length. */
const LONG = 0.15;

const WATER =
  /\b(river|stream|creek|pond|lake|swamp|bog|marsh|wet|flood|ditch|seep|soggy|underwater|water)/gi;

/** Near water means where water is the first thing that is said of its place, or is said more than once. */
function growsByWater(habitat: string): boolean {
  if (habitat.startsWith('Dry')) return false;
  const [first = ''] = habitat.split(',');
  return first.search(WATER) >= 0 || (habitat.match(WATER) ?? []).length > 1;
}

/** Returns the tree detective's traits of a kind, from its habitat and its drawing. */
export function traitsOf({ scientificName, typicalHabitat }: Species): TreeTraits {
  const [genus = ''] = scientificName.split(' ');
  const plan = TREES[scientificName.toLowerCase().replace(' ', '-')] ?? TREES[genus.toLowerCase()];
  if (!plan) throw new Error(`${scientificName} has no plan`);
  return {
    water: growsByWater(typicalHabitat) ? 'near' : 'far',
    leaf: leafOf(plan),
    twig: BENDING.has(genus) ? 'bends' : 'snaps',
  };
}

function leafOf({ twig }: TreePlan): TreeTraits['leaf'] {
  if ('needles' in twig) return twig.needles === 'swords' ? 'long' : 'needles';
  const { blade, pairs, three } = twig.leaf;
  if (pairs || three) return 'leaflets';
  return 'base' in blade && blade.half <= LONG ? 'long' : 'broad';
}

/** The table as it is kept in art/species-traits.json. */
export function traitsOfAll(species: readonly Species[]): Readonly<Record<string, TreeTraits>> {
  return Object.fromEntries(species.map((it) => [it.id, traitsOf(it)]));
}
