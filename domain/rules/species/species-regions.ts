import type { StateCode } from '#domain/us-states.ts';

/** Which states make up a region; every state is in one. The order is that of the dataset's `regions` column. */
const STATES_OF_REGION: Record<string, string> = {
  Northeast: 'CT MA ME NH NY RI VT',
  'Mid-Atlantic': 'DE MD NJ PA VA WV',
  Southeast: 'AL AR FL GA KY LA MS NC SC TN',
  Midwest: 'IA IL IN MI MN MO OH WI',
  'Great Plains': 'KS ND NE OK SD',
  Southwest: 'AZ NM NV TX',
  'Rocky Mountains': 'CO ID MT UT WY',
  'Pacific Northwest': 'OR WA',
  California: 'CA',
  Alaska: 'AK',
  Hawaii: 'HI',
};

/** The regions that hold at least one of the states, in the order of the dataset. */
export function regionsOf(states: readonly string[]): string[] {
  return Object.entries(STATES_OF_REGION)
    .filter(([, list]) => list.split(' ').some((state) => states.includes(state)))
    .map(([region]) => region);
}

/** The states that have a region, sorted; the tests hold them to the 50. */
export function statesWithRegion(): StateCode[] {
  return Object.values(STATES_OF_REGION).join(' ').split(' ').sort() as StateCode[];
}

export function isRegion(name: string): boolean {
  return Object.hasOwn(STATES_OF_REGION, name);
}
