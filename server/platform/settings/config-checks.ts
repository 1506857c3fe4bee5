/** Readers for values of the environment; each check tells the operator what it expects. */
import * as z from 'zod/mini';
import { hasHiddenCharacter } from '#domain/rules/platform/text.ts';
import { faultsOfOrganizations } from '#domain/rules/sign-in/organizations.ts';

/** A value that cannot be taken. Each line of the message stands behind the name of the setting. */
export class Unusable extends Error {}

function demand(isRight: boolean, message: string): void {
  if (!isRight) throw new Unusable(message);
}

type Rule = readonly [message: string, isKept: RegExp | ((text: string) => boolean)];

/** Text that keeps some rules; the first that it breaks is told. */
export const held =
  (...rules: readonly Rule[]) =>
  (text: string): string => {
    for (const [message, isKept] of rules)
      demand(isKept instanceof RegExp ? isKept.test(text) : isKept(text), message);
    return text;
  };

export function oneOf<Word extends string>(
  words: readonly Word[],
  message = `must be ${words.length > 2 ? `one of ${words.join(', ')}` : words.join(' or ')}`,
) {
  return (text: string): Word => {
    const word = words.find((it) => it === text);
    if (word === undefined) throw new Unusable(message);
    return word;
  };
}

/** A whole number in a range, or also 0 where that stands for none. */
export function wholeNumber(what: string, least: number, most: number, canBeOff = false) {
  const isAllowed = (number: number) => (number >= least && number <= most) || (canBeOff && number === 0);
  const message = `must be ${what} from ${least} to ${most}${canBeOff ? ', or 0 for none' : ''}`;
  const digits = held([message, /^\d+$/], [message, (text) => isAllowed(Number(text))]);
  return (text: string) => Number(digits(text));
}

const begins = (...ways: readonly string[]): Rule => [
  `must be an address that begins with ${ways.join(' or ')}`,
  (text) => ways.some((it) => text.toLowerCase().startsWith(it)),
];

/** True when nothing unexpected follows the server's name, such as the rest of a password. */
function isWhole(text: string, path: RegExp): boolean {
  const url = URL.parse(text);
  if (!url || !path.test(url.pathname) || url.hash !== '') return false;
  return ![...url.searchParams.keys()].some((name) => name.includes('@'));
}

/** The signs of a name or a password that end it in an address, unless they are written so. */
const IN_PERCENTS =
  'in its name and password / is written as %2F, @ as %40, : as %3A, # as %23, ? as %3F and % as %25';

/** A mail server: everything of it stands before the path. */
export const mailServer = held(
  begins('smtp://', 'smtps://'),
  [
    `must end after the server and its port, as in smtps://name:password@mail.example:465; ${IN_PERCENTS}`,
    (text) => isWhole(text, /^\/?$/),
  ],
  ['must name the mail server, as in smtp://mail.example:587', (text) => new URL(text).hostname !== ''],
);

/** A Postgres database, also one behind a socket, which has no host. */
export const database = held(begins('postgres://', 'postgresql://'), [
  'must be an address such as postgres://name@db.example:5432/rootling; a password stands best by itself, in ' +
    `DATABASE_PASSWORD, or ${IN_PERCENTS}`,
  (text) => isWhole(text, /^(\/[^/@]*)?$/),
]);

function isBare(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username + url.password + url.search + url.hash === '';
}

/** Storage for photos: its key and its bucket have settings of their own. */
export const storage = held(begins('http://', 'https://'), [
  'must be an address such as https://s3.eu-central-1.amazonaws.com, without a name, a password, ? or #',
  isBare,
]);

const aSite = held([
  'must be an address such as https://rootling.example, with nothing after the name and the port',
  (text) => /^https?:[^?#]*$/i.test(text) && isBare(text) && new URL(text).pathname === '/',
]);

/** People, cookies and links know the program by a name of its own: below a path of another site it does not work. */
export const site = (text: string) => new URL(aSite(text)).origin;

export function proxies(text: string): number {
  demand(/^(true|false|\d{1,2})$/.test(text), 'must be true, false or the number of proxies');
  return text === 'true' ? 1 : text === 'false' ? 0 : Number(text);
}

/** A folder of this machine. */
export const folder = held(
  ['must be a whole path, such as /srv/rootling: only a shell knows ~', /^(?!~)/],
  ['must be a folder of this machine, such as /srv/rootling', /^(?![a-z][a-z0-9+.-]*:\/\/)/i],
);

/** A name by itself, without https:// and what follows it. */
export const HOST_NAME = /^[a-z0-9.-]+$/i;

export const token = held([
  'must have 32 to 200 characters, such as those of: openssl rand -hex 32',
  /^[\w.~+/=-]{32,200}$/,
]);

export const email = held(['must be an e-mail address', z.regexes.email]);

/** `scouts@troop.example` or `Rootling <scouts@troop.example>`. */
export const sender = held([
  'must be an e-mail address, or a name followed by one in angle brackets',
  (text) => z.regexes.email.test(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
]);

export const atMost = (max: number): Rule => [
  `must have at most ${max} characters`,
  (text) => text.length <= max,
];

/** Words of the operator that people read. */
export const oneLine = (max: number) =>
  held(
    ['must be one line, without characters that nobody sees', (text) => !hasHiddenCharacter(text)],
    atMost(max),
  );

/** Words with commas between them. */
const split = (text: string) => text.split(',').map((name) => name.trim());

export function someOf<Word extends string>(words: readonly Word[]) {
  const one = oneOf(words, `must be a list of ${words.join(', ')}, or some of them`);
  return (text: string) => split(text).map(one);
}

const something = held(['must be a list with commas and something between them', /./]);

/** Names in one line, with something in each. */
export const nameList = (text: string) => split(oneLine(1000)(text)).map(something);

/** Names of organizations; everything that is wrong with one is said. */
export function organizations(text: string): readonly string[] {
  const faults = faultsOfOrganizations(split(text));
  demand(faults.length === 0, faults.join('\n'));
  return split(text);
}
