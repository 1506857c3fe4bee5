/** What the values of the environment are held to; each check says what it wants, for who has set one wrong. */
import * as z from 'zod/mini';
import { hasHiddenCharacter } from '#domain/rules/platform/text.ts';
import { faultsOfOrganizations } from '#domain/rules/sign-in/organizations.ts';

/** A whole number from `min` to `max`; another value gets the message. */
export const wholeNumber = (message: string, max: number, min = 0) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, message), z.maximum(max, message))),
  );

/** What is held to a rule that says by itself what is wrong with it; null where nothing is. */
const held = (faultOf: (text: string) => string | null) =>
  z.string().check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });

/** The signs of a name or a password that end it in an address, unless they are written so. */
const IN_PERCENTS =
  'in its name and password / is written as %2F, @ as %40, : as %3A, # as %23, ? as %3F and % as %25';

function addressFault(text: string, protocols: readonly string[]): string | null {
  const begins = protocols.map((it) => `${it}//`);
  if (begins.some((it) => text.toLowerCase().startsWith(it))) return null;
  return `must be an address that begins with ${begins.join(' or ')}`;
}

/** Whether something stands behind the server's name that nobody writes there, such as the rest of a password. */
function isCutShort({ pathname, searchParams, hash }: URL, path: RegExp): boolean {
  return !path.test(pathname) || hash !== '' || [...searchParams.keys()].some((name) => name.includes('@'));
}

/** A mail server: everything of it stands before the path. */
export const mailServer = held((text) => {
  const fault = addressFault(text, ['smtp:', 'smtps:']);
  if (fault !== null) return fault;
  if (!URL.canParse(text) || isCutShort(new URL(text), /^\/?$/))
    return `must end after the server and its port, as in smtps://name:password@mail.example:465; ${IN_PERCENTS}`;
  return new URL(text).hostname === '' ? 'must name the mail server, as in smtp://mail.example:587' : null;
});

/** A Postgres database, also one behind a socket, which has no host. */
export const database = held((text) => {
  const fault = addressFault(text, ['postgres:', 'postgresql:']);
  if (fault !== null) return fault;
  if (URL.canParse(text) && !isCutShort(new URL(text), /^(\/[^/@]*)?$/)) return null;
  return (
    'must be an address such as postgres://name@db.example:5432/rootling; a password stands best by itself, in ' +
    `DATABASE_PASSWORD, or ${IN_PERCENTS}`
  );
});

/** Storage for photos: its key and its bucket have settings of their own. */
export const storage = held((text) => {
  const fault = addressFault(text, ['http:', 'https:']);
  if (fault !== null) return fault;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username + url.password + url.search + url.hash !== '')
    return 'must be an address such as https://s3.eu-central-1.amazonaws.com, without a name, a password, ? or #';
  return null;
});

/** A folder of this machine. */
export const folder = held((text) => {
  if (text.startsWith('~')) return 'must be a whole path, such as /srv/rootling: only a shell knows ~';
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? 'must be a folder of this machine, such as /srv/rootling'
    : null;
});

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
