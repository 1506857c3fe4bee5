import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { cannotListen, faultSentence } from './fault-sentence.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** As the system makes them; who runs the tests as root meets no EACCES. */
const fault = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: raw`), { code, ...more });

test.each([
  [thrownBy(() => readFileSync('/nowhere/oak.zip')), 'There is no /nowhere/oak.zip.'],
  [fault('EACCES', { path: '/oak.zip' }), '/oak.zip may not be used by this account.'],
  [fault('ENOSPC', { path: '/oak.zip' }), 'There is no room left on the disk of /oak.zip.'],
  [fault('ESTALE', { path: '/oak.zip' }), 'ESTALE: raw'],
  [fault('ENOENT'), 'ENOENT: raw'],
  [new Error('The disk does not answer.'), 'The disk does not answer.'],
  ['a text', 'a text'],
])('%s is said as: %s', (error, sentence) => {
  expect(faultSentence(error)).toBe(sentence);
});

const PLACE = { port: 80, host: '10.1.2.3', variables: { port: 'PORT', host: 'HOST' } };

test.each([
  [
    'EADDRINUSE',
    'Port 80 is taken: another program listens there. Stop that one, or choose another port (PORT).',
  ],
  ['EACCES', 'Port 80 may not be used by this account: choose one from 1024 on (PORT).'],
  ['EADDRNOTAVAIL', '10.1.2.3 is no address of this machine (HOST).'],
  ['ENOTFOUND', '10.1.2.3 is no address of this machine (HOST).'],
])('a server that cannot listen for %s says: %s', (code, sentence) => {
  expect(cannotListen(fault(code), PLACE)).toMatchObject({ message: sentence });
});

test('any other fault of listening stays as it is', () => {
  const error = thrownBy(() => createServer().listen({ port: 99_999 }));
  expect(error).toBeInstanceOf(Error);
  expect(cannotListen(error, PLACE)).toBe(error);
});
