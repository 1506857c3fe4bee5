import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { cannotListen, errorMessage } from './error-message.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** As the system makes them; who runs the tests as root meets no EACCES. */
const error = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: raw`), { code, ...more });

test.each([
  [thrownBy(() => readFileSync('/nowhere/oak.zip')), 'There is no /nowhere/oak.zip.'],
  [error('EACCES', { path: '/oak.zip' }), '/oak.zip may not be used by this account.'],
  [error('ENOSPC', { path: '/oak.zip' }), 'There is no room left on the disk of /oak.zip.'],
  [error('ESTALE', { path: '/oak.zip' }), 'ESTALE: raw'],
  [error('ENOENT'), 'ENOENT: raw'],
  [new Error('The disk does not answer.'), 'The disk does not answer.'],
  ['a text', 'a text'],
])('%s is said as: %s', (error, message) => {
  expect(errorMessage(error)).toBe(message);
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
])('a server that cannot listen for %s says: %s', (code, message) => {
  expect(cannotListen(error(code), PLACE)).toMatchObject({ message: message });
});

test('any other fault of listening stays as it is', () => {
  const error = thrownBy(() => createServer().listen({ port: 99_999 }));
  expect(error).toBeInstanceOf(Error);
  expect(cannotListen(error, PLACE)).toBe(error);
});
