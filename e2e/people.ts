import { randomBytes } from 'node:crypto';

/** A scout's sign-up (PRODUCT.md#login-and-sign-up), and the parent's consent (PRODUCT.md#the-consent-page). */
export type Scout = {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly troopNumber: string;
  readonly state: string;
  readonly zipCode: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly parent: { readonly firstName: string; readonly lastName: string; readonly email: string };
};

/** A scout whom no journey on this server has met: its journeys share one database. */
export function newScout(firstName = 'Juniper'): Scout {
  return {
    firstName,
    lastName: 'Alder',
    organization: 'Cub Scouts',
    troopNumber: '312',
    state: 'Wisconsin',
    zipCode: '53703',
    username: `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}`,
    email: 'rowan@example.org',
    password: 'acorn-and-oak',
    parent: { firstName: 'Rowan', lastName: 'Alder', email: 'rowan@example.org' },
  };
}
