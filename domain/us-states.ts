import otherHomes from './other-homes.json' with { type: 'json' };
import timeZones from './state-time-zones.json' with { type: 'json' };
import states from './us-states.json' with { type: 'json' };

export type StateCode = keyof typeof states | keyof typeof otherHomes;
type Named = readonly (readonly [code: StateCode, name: string])[];

/** The 50 states: two-letter code and name, by name (PRODUCT.md#the-list-of-students). */
export const US_STATES: Named = Object.entries(states) as [StateCode, string][];

/** Where else scouts live: the capital, the territories, and the addresses of the armed forces; by name. */
export const OTHER_HOMES: Named = Object.entries(otherHomes) as [StateCode, string][];

/** A scout's possible states: the 50 first, as on any form (PRODUCT.md#states-and-territories). */
export const HOME_STATES: Named = [...US_STATES, ...OTHER_HOMES];

/** The species browser's list leaves Hawaii out (PRODUCT.md#choosing-a-tree). */
export const SPECIES_BROWSER_STATES = US_STATES.filter(([code]) => code !== 'HI');

const NAMES = new Map<string, string>(HOME_STATES);

/** True for the two-letter code of a scout's possible state. */
export function isStateCode(code: string): code is StateCode {
  return NAMES.has(code);
}

/** The name of a state code, or the code itself when it is none. */
export function stateName(code: string): string {
  return NAMES.get(code) ?? code;
}

/**
 * The IANA time zone in which most people of a state live (PRODUCT.md#when-a-reminder-goes); where a state has two, the
 * others are an hour or two off. Of the armed forces it is that of most bases there.
 */
const MAIN_TIME_ZONES: Readonly<Record<StateCode, string>> = timeZones;

/** The main time zone of a state; of a text that is no code that of the middle of the country. */
export function timeZoneOf(state: string): string {
  return isStateCode(state) ? MAIN_TIME_ZONES[state] : 'America/Chicago';
}
