import { OTHER_HOMES, US_STATES } from '#domain/us-states.ts';
import { LOCALE } from '#words/platform/language.ts';
import { stateName } from '#words/platform/states.ts';

/** Some states by their names in the language of the page, for a select. */
export function stateOptions(states: readonly (readonly [code: string, name: string])[]) {
  return states
    .map(([value]) => ({ value, label: stateName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, LOCALE));
}

/** All that a scout may live in, those that are no states at the end. */
export const STATE_OPTIONS = [...stateOptions(US_STATES), ...stateOptions(OTHER_HOMES)];
