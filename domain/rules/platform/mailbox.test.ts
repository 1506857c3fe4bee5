import { expect, test } from 'vitest';
import { addressKey, isAddress, isSameMailbox, tidyAddress } from './mailbox.ts';

test.each([
  ['ana@family.example', 'Ana@Family.example', true],
  ['ana@family.example', 'ana+scouts@family.example', true],
  ['ana+one@family.example', 'ana+two+three@family.example', true],
  ['a.n.a@gmail.com', 'ana+x@googlemail.com', true],
  ['ana@müller.de', 'ana+x@xn--mller-kva.de', true],
  ['a.na@family.example', 'ana@family.example', false],
  ['ana@family.example', 'ana@else.example', false],
  ['ana@family.example', 'anna@family.example', false],
  ['+ana@family.example', '+ben@family.example', false],
  ['josé@family.example', 'jose@family.example', false],
  ['ana@müller.de', 'ana@muller.de', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});

test.each([
  ['ana@müller.de', 'ana@xn--mller-kva.de'],
  ['Ana@MÜLLER.de', 'ana@XN--MLLER-KVA.DE'],
  ['ana@mu\u0308ller.de', 'ana@müller.de'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['JOSÉ@family.example', 'jose\u0301@family.example'],
  [' Ana@family.example ', 'ana@family.example'],
])('%s and %s are one address', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['ana@straße.de', 'ana@strasse.de'],
  ['josé@family.example', 'jose@family.example'],
  ['ana@müller.de', 'ana@mueller.de'],
  ['ana+x@müller.de', 'ana@müller.de'],
])('%s and %s are two addresses', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test('an address in ASCII has the key that it always had', () => {
  expect(addressKey("O'Brien+Scouts@Family.Example")).toBe("o'brien+scouts@family.example");
});

test.each([
  'ana@family.example',
  "o'brien.ana+scouts_1@mail.family-house.example",
  'ana&ben@family.example',
  'a=b/c@family.example',
  'josé@family.example',
  'ana@müller.de',
  'ana@xn--mller-kva.de',
  'почта@пример.рф',
  'ana@xn--e1afmkfd.xn--p1ai',
  '用户@例え.jp',
])('mail can go to %s', (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  '',
  'ana',
  '@family.example',
  'ana@',
  'ana@family',
  'ana@family.1',
  'ana@127.0.0.1',
  '.ana@family.example',
  'ana.@family.example',
  'an..a@family.example',
  'ana@family..example',
  'ana@ben@family.example',
  'ana b@family.example',
  '"ana"@family.example',
  'ana,ben@family.example',
  'Ana <ana@family.example>',
  'ana@müller.de/x',
  'ana@müller.de:25',
  'ana@mül ler.de',
  'ana@müll\u00ADer.de',
  'an\u034Fa@family.example',
  'ana@müller',
  'ana\n@family.example',
  'ana@xn--a.müller.de\r\nBcc: ben@family.example',
])('mail cannot go to %j', (address) => {
  expect(isAddress(address)).toBe(false);
});

test('what looks like letters of ASCII is typed as these, and no other signs are changed', () => {
  expect(tidyAddress('ａｎａ＠family.example')).toBe('ana@family.example');
  expect(tidyAddress('\uFB01na@family.example')).toBe('fina@family.example');
  expect(tidyAddress('ana@family.example™')).toBe('ana@family.example™');
  expect(tidyAddress('ma\u212Ae@family.example')).toBe('make@family.example');
  expect(tidyAddress('Ana@Family.example')).toBe('Ana@Family.example');
});
