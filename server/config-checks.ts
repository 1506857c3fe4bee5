/** What the values of the environment are held to; each check says what it wants, for who has set one wrong. */
import * as z from 'zod/mini';
import { faultsOfOrganizations } from '#domain/rules/organizations.ts';
import { hasHiddenCharacter } from '#domain/rules/text.ts';

/** A whole number from `min` to `max`; another value gets the message. */
export const wholeNumber = (message: string, max: number, min = 0) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );

/** An address of one of some protocols. */
export const address = (message: string, protocols: readonly string[]) =>
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message));

/** Words of the operator that people read. */
export const oneLine = (max: number) =>
  z.string().check(
    z.maxLength(max, `must have at most ${max} characters`),
    z.refine((text) => !hasHiddenCharacter(text), 'must be one line, without characters that nobody sees'),
  );

export const NO_SITE =
  'must be an address such as https://rootling.example, with nothing after the name and the port';

/** People, cookies and links know the program by a name of its own: below a path of another site it does not work. */
export function isSite(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username + password === '' && pathname === '/';
}

/** The address of a site without what may follow its name and port. */
export function originOf(site: string): string {
  return new URL(site).origin;
}

/** `scouts@troop.example` or `Rootling <scouts@troop.example>`. */
export function isSender(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return z.regexes.email.test(address);
}

/** Words with commas between them. */
export const commaList = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((name) => name.trim())),
);

/** The same, with something between them. */
export const nameList = z.pipe(
  commaList,
  z.array(z.string().check(z.minLength(1, 'must be a list with commas and something between them'))),
);

/** Names of organizations; everything that is wrong with one is said. */
export const organizations = z.pipe(
  commaList,
  z.array(z.string()).check(({ value, issues }) => {
    for (const message of faultsOfOrganizations(value))
      issues.push({ code: 'custom', message, input: value });
  }),
);
