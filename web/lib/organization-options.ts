import { ORGANIZATION_NAMES, ORGANIZATIONS } from '#domain/contract/accounts.ts';

/** The three organizations by name, for a select of a form. */
export const ORGANIZATION_OPTIONS = ORGANIZATIONS.map((value) => ({
  value,
  label: ORGANIZATION_NAMES[value],
}));
