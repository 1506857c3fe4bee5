import { expect, test } from 'vitest';
import * as letters from './es/letters/staff.ts';
import { sentencesOf, spanishWordsOf, szigrisztPazos } from './readability.ts';

/** Normal to read, by the scale INFLESZ: who gets these writes back to families. */
const LOWEST = 55;
const LONGEST_SENTENCE_WORDS = 30;

const SITE = { siteName: 'Rootling', support: 'ayuda' };
const [by, of, name, student, scout] = ['Ana', 'Eva', 'Eva', 'Ada', 'Ada'];
const [time, until, where, link] = ['14 de mayo', '14 de mayo', 'su portal', 'aquí'];
const NAMES = { before: 'Ana (#K7QDM)', beforeUsername: 'ana', after: 'Eva (#K7QDM)', afterUsername: 'eva' };
const address = 'a…@troop.example';

/** Each in all that it can say. */
const LETTERS = {
  'an invitation of an administrator': letters.invitation({ ...SITE, by, link, until, troop: null }),
  'an invitation of a leader': letters.invitation({ ...SITE, by, link, until, troop: 'tropa 42' }),
  'a new administrator': letters.newStaff({ ...SITE, name, time, where: null, isLeader: false }),
  'a new leader': letters.newStaff({ ...SITE, name, time, where, isLeader: true }),
  'an administrator less': letters.removed({ ...SITE, name, by }),
  'an authenticator app': letters.factorChanged({ ...SITE, time, username: 'ana', isOn: true }),
  'no authenticator app': letters.factorChanged({ ...SITE, time, username: 'ana', isOn: false }),
  'an app that another one took off': letters.factorTakenOff({ ...SITE, of, by, time }),
  'another name of a leader': letters.renamed({ ...SITE, ...NAMES, isLeader: true, time, where: null }),
  'another name of an administrator': letters.renamed({ ...SITE, ...NAMES, isLeader: false, time, where }),
  'a new address to confirm': letters.confirmAddress({ ...SITE, name, address, link, until }),
  'an address that is to change': letters.addressAsked({ ...SITE, name, address, link, until }),
  'an address that has changed': letters.addressChanged({ ...SITE, name, address, link, until }),
  'a hold that one wants released': letters.releaseAsked({ ...SITE, by, student, where: null }),
  'a hold that is over': letters.holdOver({ ...SITE, by: null, student }),
  'a hold that was released': letters.holdOver({ ...SITE, by, student }),
  'a page to close': letters.blockAsked({ ...SITE, kind: 'block', by, student, where }),
  'a page to open again': letters.blockAsked({ ...SITE, kind: 'unblock', by, student, where: null }),
  'a reported note': letters.reported({ ...SITE, scout, by, troop: 'tropa 42', lines: [], where: null }),
};

test('every letter to staff is here', () => {
  const bodies = Object.values(LETTERS).map(({ subject }) => subject);
  expect(new Set(bodies).size).toBeGreaterThanOrEqual(Object.keys(letters).length);
});

test.each(Object.entries(LETTERS))('%s is easy enough to read, with both marks', (_, { subject, blocks }) => {
  const paragraphs = [...blocks].flatMap((it) => (typeof it === 'string' && it.includes(' ') ? [it] : []));
  expect(szigrisztPazos(paragraphs)).toBeGreaterThanOrEqual(LOWEST);
  const long = paragraphs
    .flatMap(sentencesOf)
    .filter((it) => spanishWordsOf(it).length > LONGEST_SENTENCE_WORDS);
  expect(long).toEqual([]);
  for (const text of [subject, ...paragraphs]) {
    expect(text.match(/¿/g)?.length).toBe(text.match(/\?/g)?.length);
    expect(text).not.toMatch(/["«»]| {2}/);
  }
});
