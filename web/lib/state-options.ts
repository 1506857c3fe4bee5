import { HOME_STATES } from '#domain/us-states.ts';

/** The states by name, for a select of a form. */
export const STATE_OPTIONS = HOME_STATES.map(([value, label]) => ({ value, label }));
