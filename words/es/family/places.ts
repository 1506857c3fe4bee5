import type { OTHER_PLACE, PLANTING_PLACES } from '#domain/rules/notebook/planting.ts';

type Listed = (typeof PLANTING_PLACES)[number] | typeof OTHER_PLACE;

const PLACES: Readonly<Record<Listed, string>> = {
  'in my yard': 'en mi jardín',
  'at school': 'en la escuela',
  'in a park': 'en un parque',
  'in a forest': 'en un bosque',
  'in my neighborhood': 'en mi vecindario',
  other: 'otro lugar',
};
const isListed = (stored: string): stored is Listed => Object.hasOwn(PLACES, stored);
export const place = (stored: string) => (isListed(stored) ? PLACES[stored] : stored);
