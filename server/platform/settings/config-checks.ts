/** How the values of the environment are read; each check says what it wants, for who has set one wrong. */
import * as z from 'zod/mini';
import { hasHiddenCharacter } from '#domain/rules/platform/text.ts';
import { faultsOfOrganizations } from '#domain/rules/sign-in/organizations.ts';

/** A value that cannot be taken. Each line of the message stands behind the name of the setting. */
export class Unusable extends Error {}

function demand(isRight: boolean, message: string): void {
  if (!isRight) throw new Unusable(message);
}

export const HOST_NAME = /^[a-z0-9.-]+$/i;

export const matching = (pattern: RegExp, message: string) => (text: string) => {
  demand(pattern.test(text), message);
  return text;
};

function oneOfThem<Word extends string>(words: readonly Word[], text: string, message: string): Word {
  const word = words.find((it) => it === text);
  if (word === undefined) throw new Unusable(message);
  return word;
}

export function oneOf<Word extends string>(...words: readonly Word[]) {
  const message = `must be ${words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ')}`;
  return (text: string) => oneOfThem(words, text, message);
}

/** A whole number in a range, or also 0 where that stands for none. */
export function wholeNumber(what: string, least: number, most: number, canBeOff = false) {
  const isAllowed = (it: number) => (it >= least && it <= most) || (canBeOff && it === 0);
  const message = `must be ${what} from ${least} to ${most}${canBeOff ? ', or 0 for none' : ''}`;
  return (text: string) => {
    demand(/^\d+$/.test(text) && isAllowed(Number(text)), message);
    return Number(text);
  };
}

/** An address that begins with one of these. */
function addressOf(text: string, ...begins: readonly string[]): URL | null {
  const isRight = begins.some((it) => text.toLowerCase().startsWith(it));
  demand(isRight, `must be an address that begins with ${begins.join(' or ')}`);
  return URL.parse(text);
}

/** Whether nothing stands behind the server's name that nobody writes there, such as the rest of a password. */
function isWhole(url: URL | null, path: RegExp): boolean {
  if (!url || !path.test(url.pathname) || url.hash !== '') return false;
  return ![...url.searchParams.keys()].some((name) => name.includes('@'));
}

/** The signs of a name or a password that end it in an address, unless they are written so. */
const IN_PERCENTS =
  'in its name and password / is written as %2F, @ as %40, : as %3A, # as %23, ? as %3F and % as %25';

/** A mail server: everything of it stands before the path. */
export function mailServer(text: string): string {
  const url = addressOf(text, 'smtp://', 'smtps://');
  demand(
    isWhole(url, /^\/?$/),
    `must end after the server and its port, as in smtps://name:password@mail.example:465; ${IN_PERCENTS}`,
  );
  demand(url?.hostname !== '', 'must name the mail server, as in smtp://mail.example:587');
  return text;
}

/** A Postgres database, also one behind a socket, which has no host. */
export function database(text: string): string {
  demand(
    isWhole(addressOf(text, 'postgres://', 'postgresql://'), /^(\/[^/@]*)?$/),
    'must be an address such as postgres://name@db.example:5432/rootling; a password stands best by itself, in ' +
      `DATABASE_PASSWORD, or ${IN_PERCENTS}`,
  );
  return text;
}

/** Storage for photos: its key and its bucket have settings of their own. */
export function storage(text: string): string {
  const url = addressOf(text, 'http://', 'https://');
  demand(
    url !== null && url.username + url.password + url.search + url.hash === '',
    'must be an address such as https://s3.eu-central-1.amazonaws.com, without a name, a password, ? or #',
  );
  return text;
}

/** People, cookies and links know the program by a name of its own: below a path of another site it does not work. */
export function site(text: string): string {
  const url = URL.parse(text);
  const isBare = url?.pathname === '/' && url.username + url.password === '' && !/[?#]/.test(text);
  demand(
    isBare && /^https?:$/.test(url.protocol),
    'must be an address such as https://rootling.example, with nothing after the name and the port',
  );
  return new URL(text).origin;
}

export function proxies(text: string): number {
  demand(/^(true|false|\d{1,2})$/.test(text), 'must be true, false or the number of proxies');
  return text === 'true' ? 1 : text === 'false' ? 0 : Number(text);
}

/** A folder of this machine. */
export function folder(text: string): string {
  demand(!text.startsWith('~'), 'must be a whole path, such as /srv/rootling: only a shell knows ~');
  demand(!/^[a-z][a-z0-9+.-]*:\/\//i.test(text), 'must be a folder of this machine, such as /srv/rootling');
  return text;
}

export const email = matching(z.regexes.email, 'must be an e-mail address');

/** `scouts@troop.example` or `Rootling <scouts@troop.example>`. */
export function sender(text: string): string {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  const message = 'must be an e-mail address, or a name followed by one in angle brackets';
  demand(z.regexes.email.test(address), message);
  return text;
}

export const atMost = (max: number) => (text: string) => {
  demand(text.length <= max, `must have at most ${max} characters`);
  return text;
};

/** Words of the operator that people read. */
export const oneLine = (max: number) => (text: string) => {
  demand(!hasHiddenCharacter(text), 'must be one line, without characters that nobody sees');
  return atMost(max)(text);
};

/** Words with commas between them. */
const split = (text: string) => text.split(',').map((name) => name.trim());

export function someOf<Word extends string>(words: readonly Word[]) {
  const message = `must be a list of ${words.join(', ')}, or some of them`;
  return (text: string) => split(text).map((it) => oneOfThem(words, it, message));
}

/** Names in one line, with something in each. */
export function nameList(text: string): readonly string[] {
  const names = split(oneLine(1000)(text));
  demand(!names.includes(''), 'must be a list with commas and something between them');
  return names;
}

/** Names of organizations; everything that is wrong with one is said. */
export function organizations(text: string): readonly string[] {
  const faults = faultsOfOrganizations(split(text));
  demand(faults.length === 0, faults.join('\n'));
  return split(text);
}

export const token = matching(
  /^[\w.~+/=-]{32,200}$/,
  'must have 32 to 200 characters, such as those of: openssl rand -hex 32',
);
