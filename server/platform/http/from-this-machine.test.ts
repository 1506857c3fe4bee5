import { expect, test } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const asks = (
  remoteAddress: string | undefined,
  host: string | undefined,
  others = {},
  httpVersion = '1.1',
) =>
  isFromThisMachine({
    socket: { remoteAddress },
    headers: { host, ...others },
    raw: { httpVersion },
  } as Parameters<typeof isFromThisMachine>[0]);

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ['127.0.0.1', 'localhost'],
])('#first-administrator: from %s to %s a person at this machine asks', (address, host) => {
  expect(asks(address, host)).toBe(true);
});

test.each([
  ['another machine', '192.168.1.7', 'localhost:3000'],
  ['another machine over IPv6', 'fe80::1', '[::1]:3000'],
  ['another machine, written as IPv6', '::ffff:192.168.1.7', 'localhost'],
  ['a page of strangers whose name leads here', '127.0.0.1', 'strangers.example:3000'],
  ['a name that only begins like ours', '127.0.0.1', 'localhost.strangers.example'],
  ['a proxy that hands the name on', '127.0.0.1', 'trees.example'],
  ['nobody', undefined, 'localhost'],
  ['a browser without a name', '127.0.0.1', undefined],
  ['a name that is none', '127.0.0.1', 'local host'],
])('#first-administrator: it is %s, and nobody at this machine', (_, address, host) => {
  expect(asks(address, host)).toBe(false);
});

test('#first-administrator: whoever speaks HTTP 1.0 is a proxy as it is when nobody has set it up', () => {
  expect(asks('127.0.0.1', 'localhost:3000', {}, '1.0')).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-server', 'x-real-ip'])(
  '#first-administrator: with %s it is a proxy that asks for others',
  (name) => {
    expect(asks('127.0.0.1', 'localhost:3000', { [name]: '192.168.1.7' })).toBe(false);
  },
);
