import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default, and an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', BASE_URL: ' ' })).toMatchObject({
    port: 3000,
    dataDir: './data',
    baseUrl: null,
    trustProxy: 0,
    databaseUrl: null,
    logLevel: 'info',
  });
});

test.each([
  ['true', 1],
  ['false', 0],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s believes %i proxies (RULINGS 11)', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
});

test('every fault is named at once, each with its variable', () => {
  const read = () =>
    readConfig({
      PORT: 'http',
      TRUST_PROXY: 'maybe',
      BASE_URL: 'rootling',
      LOG_LEVEL: 'loud',
      SUPPORT_EMAIL: '@',
    });
  expect(read).toThrow(/PORT .*\n.*BASE_URL .*\n.*TRUST_PROXY .*\n.*SUPPORT_EMAIL .*\n.*LOG_LEVEL /);
});

test.each(['70000', '-1', '3000.5', '1e3'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT must be a port from 0 to 65535');
});
