import * as z from 'zod/mini';
import { ORGANIZATION_NAME_MAX, ORGANIZATIONS_MAX } from '#domain/limits.ts';
import { says, type Told } from '#domain/rules/platform/sentence.ts';
import { hasHiddenCharacter, inPlainLetters } from '#domain/rules/platform/text.ts';

/** The filter of students says 'all' itself. */
const KEY = /^(?!all$)[\p{L}\p{M}\p{N}_-]{1,200}$/u;

/**
 * The key of an organization: one of the three of PRODUCT.md#for-whom, or what `organizationsNamed` makes of a name of
 * the operator.
 */
export type Organization =
  | 'scouts_bsa'
  | 'cub_scouts'
  | 'girl_scouts'
  | (string & z.core.$brand<'Organization'>);

/**
 * A field that holds the key of an organization. Which ones are offered is the operator's to say
 * (PRODUCT.md#organizations), so the field knows only what a key looks like: `isOffered` tells the rest.
 * @param noKey is said of whatever is no key, such as nothing
 */
export const organizationKey = (noKey?: Told) => {
  const message = noKey && says(noKey);
  return z.string(message).check(z.regex(KEY, message)) as z.ZodMiniType<Organization, string>;
};

/** An organization with the words shown for it. */
export type NamedOrganization = { readonly key: Organization; readonly name: string };

/** The three of PRODUCT.md#for-whom, which are offered where the operator names no others. */
export const OUR_ORGANIZATIONS = ['Scouts BSA', 'Cub Scouts', 'Girl Scouts'] as const;

/** Returns one key for all spellings of a name, so that a capital or an accent can be corrected later. */
function keyOf(name: string): Organization {
  const words = inPlainLetters(name).normalize('NFC');
  return words.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_').replace(/^[_-]+|[_-]+$/g, '') as Organization;
}

/** Organizations by their names, in the order given. */
export function organizationsNamed(names: readonly string[]): NamedOrganization[] {
  return names.map((name) => ({ key: keyOf(name), name }));
}

function faultOfName(name: string): string | null {
  if (name === '') return 'must be a list with commas and something between them';
  if (hasHiddenCharacter(name)) return 'must be one line, without characters that nobody sees';
  if (name.length > ORGANIZATION_NAME_MAX)
    return `must have names of at most ${ORGANIZATION_NAME_MAX} characters, unlike '${name}'`;
  const key = keyOf(name);
  if (key === '') return `must have names with a letter or a digit, unlike '${name}'`;
  if (!KEY.test(key)) return `cannot have the name '${name}', which the list of students needs`;
  return null;
}

/** Everything that is wrong with the names of an operator, each for behind the name of the setting. */
export function faultsOfOrganizations(names: readonly string[]): string[] {
  const faults = names.map(faultOfName).filter((it) => it !== null);
  const alike = Map.groupBy(
    names.filter((name) => faultOfName(name) === null),
    keyOf,
  );
  const many = names.length > ORGANIZATIONS_MAX ? [`must have at most ${ORGANIZATIONS_MAX} names`] : [];
  const twice = [...alike.values()]
    .filter((them) => them.length > 1)
    .map((them) => `must name each once: ${them.map((it) => `'${it}'`).join(' and ')} are the same`);
  return [...new Set([...faults, ...many, ...twice])];
}

/** True for an organization that may be chosen here, or that the person has already. */
export function isOffered(
  offered: readonly NamedOrganization[],
  key: Organization,
  kept: Organization | null = null,
): boolean {
  return key === kept || offered.some((it) => it.key === key);
}

const CAPITAL = /(^|[ -])\p{L}/gu;

/**
 * Returns the name of an organization. One no longer offered is one of the three of PRODUCT.md#for-whom, or goes by
 * its key.
 */
export function organizationName(offered: readonly NamedOrganization[], key: Organization): string {
  const known = [...offered, ...organizationsNamed(OUR_ORGANIZATIONS)].find((it) => it.key === key);
  return known?.name ?? key.replaceAll('_', ' ').replace(CAPITAL, (letter) => letter.toUpperCase());
}

/** Returns the choices of a select for a person who has `kept`, which stays among them. */
export function organizationChoices(
  offered: readonly NamedOrganization[],
  kept: readonly Organization[] = [],
): NamedOrganization[] {
  const others = [...new Set(kept)].filter((key) => !isOffered(offered, key));
  return [...offered, ...others.map((key) => ({ key, name: organizationName(offered, key) }))];
}
