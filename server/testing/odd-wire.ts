/**
 * Faults of a request before anybody looks at its purpose: its line, headers, body length, and bytes that are no
 * text.
 */
import * as fc from 'fast-check';
import type { WrittenRequest } from './odd-requests.ts';

/** A request in pieces, from which its bytes are put together. */
export type Wire = {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Whole lines, which need not be headers. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** A way in which a request is broken. */
export type Breakage = {
  readonly name: string;
  readonly change?: (wire: Wire) => Wire;
  readonly spoil?: (bytes: Buffer) => Buffer;
};

/** True for a complete HTTP request, which gets its response without further bytes. */
export function isWhole({ name }: Breakage): boolean {
  return name === 'none' || name === 'body';
}

const METHODS = ['get', 'BREW', 'G\0T', '', 'TRACE', 'CONNECT', 'PRI', 'OPTIONS', 'HEAD', 'X'.repeat(5000)];
const TARGETS = [
  ...[
    '*',
    '//',
    '/%',
    '/%c0%af',
    '/api/\0',
    '/api/../../etc/passwd',
    'http://[',
    'http://evil.example/api/user',
  ],
  ...['/api/user#x', '/api/user?__proto__[x]=1', `/api/${'a/'.repeat(5000)}`, '/\xff\xfe', ''],
];
const VERSIONS = ['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'JUNK', ''];
const HEADERS = [
  ...[
    'content-length: -1',
    'content-length: 1e9',
    'content-length: 0x5',
    'content-length: 99999999999999999999',
  ],
  ...[
    'content-length: 5\r\ncontent-length: 6',
    'transfer-encoding: chunked',
    'transfer-encoding: gzip, chunked',
  ],
  ...[
    'transfer-encoding: chunked\r\ncontent-length: 3',
    'transfer-encoding: \x0bchunked',
    'expect: 100-continue',
  ],
  ...['expect: 200-ok', 'upgrade: h2c\r\nconnection: upgrade', 'upgrade: websocket\r\nconnection: upgrade'],
  ...[
    'connection: \0',
    'host: a\r\nhost: b',
    'host:',
    'no colon',
    ': no name',
    ' folded',
    'x\0y: z',
    'x: \xff\xfe',
  ],
  ...[
    'content-encoding: gzip',
    'content-type: \xc3\x28',
    'cookie: ;;=;rootling_session',
    'cookie: rootling_session=\0',
  ],
  ...['__proto__: x', 'constructor: x', 'origin: null', 'sec-fetch-site: \xe9', 'range: bytes=0-0,0-0,0-0'],
  ...[`x: ${'x'.repeat(20_000)}`, 'x: y\r\n'.repeat(3000).trimEnd()],
];
const BODIES = [
  ...[
    '{"id":1e999999}',
    `{"id":${'9'.repeat(400)}}`,
    '{"a":1,"a":2}',
    '\ufeff{}',
    '{"constructor":{"prototype":1}}',
  ],
  ...[
    `${'['.repeat(200_000)}`,
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    '"\\ud800"',
    '{"__proto__":{"a":1}}',
  ],
];
const NOT_TEXT = ['\0', '\xff\xfe', '\xc3\x28', '\r\n\r\n', '\x1b[31m'];
const CHUNK_SIZES = ['ZZ', '-1', 'FFFFFFFFFFFFFFFFFF', '5;x=y', `5;${'x'.repeat(20_000)}`, '', '0'];

const lengthOf = (body: Buffer) => `content-length: ${body.length}`;
const withoutLength = ({ headers }: Wire) => headers.filter((line) => !line.startsWith('content-length'));

/** The body in two chunks, of which the second says a size that is not its own. */
function chunked(wire: Wire, size: string): Wire {
  const half = wire.body.subarray(0, wire.body.length / 2);
  const first = `${half.length.toString(16)}\r\n`;
  const rest = wire.body.subarray(half.length);
  const body = Buffer.concat([
    ...(half.length > 0 ? [Buffer.from(first), half, Buffer.from('\r\n')] : []),
    ...[Buffer.from(`${size}\r\n`), rest, Buffer.from('\r\n0\r\ncontent-length: 9\r\n\r\n')],
  ]);
  return { ...wire, headers: [...withoutLength(wire), 'transfer-encoding: chunked'], body };
}

/** Ways to break a request; one in two is whole, and only what it asks for is odd. */
export const breakages: fc.Arbitrary<Breakage> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Breakage>({ name: 'none' }) },
  ...(
    [
      fc.constantFrom(...METHODS).map((method) => ({ name: 'method', change: (it) => ({ ...it, method }) })),
      fc.constantFrom(...TARGETS).map((target) => ({ name: 'target', change: (it) => ({ ...it, target }) })),
      fc
        .constantFrom(...VERSIONS)
        .map((version) => ({ name: 'version', change: (it) => ({ ...it, version }) })),
      fc.constantFrom(...HEADERS).map((line) => ({
        name: 'header',
        change: (it) => ({ ...it, headers: [...it.headers, line] }),
      })),
      fc.constantFrom(...BODIES).map((text) => ({
        name: 'body',
        change: (item) => {
          const body = Buffer.from(text);
          const headers = ['content-type: application/json', ...withoutLength(item), lengthOf(body)];
          return { ...item, headers, body };
        },
      })),
      fc.integer({ min: -50, max: 50 }).map((more) => ({
        name: 'length',
        change: (item) => ({
          ...item,
          headers: [...withoutLength(item), `content-length: ${Math.max(0, item.body.length + more)}`],
        }),
      })),
      fc.constantFrom(...CHUNK_SIZES).map((size) => ({ name: 'chunks', change: (it) => chunked(it, size) })),
      fc.double({ min: 0, max: 1, noNaN: true }).map((share) => ({
        name: 'cut',
        spoil: (bytes) => bytes.subarray(0, Math.floor(bytes.length * share)),
      })),
      fc
        .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...NOT_TEXT))
        .map(([share, junk]) => ({
          name: 'not text',
          spoil: (bytes) => {
            const at = Math.floor(bytes.length * share);
            return Buffer.concat([bytes.subarray(0, at), Buffer.from(junk, 'latin1'), bytes.subarray(at)]);
          },
        })),
      fc.constant({ name: 'twice', spoil: (bytes) => Buffer.concat([bytes, bytes]) }),
    ] satisfies fc.Arbitrary<Breakage>[]
  ).map((arbitrary) => ({ weight: 1, arbitrary })),
);

/** The bytes of a request, broken in a way. */
export function bytesOf(method: string, request: WrittenRequest, cookie: string, breakage: Breakage): Buffer {
  const { url, headers, payload } = request;
  const body = payload ?? Buffer.alloc(0);
  const named = { host: 'localhost', connection: 'close', ...(cookie && { cookie }), ...headers };
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}`);
  if (payload) lines.push(lengthOf(body));
  const whole: Wire = { method, target: url, version: 'HTTP/1.1', headers: lines, body };
  const wire = breakage.change?.(whole) ?? whole;
  const head = `${wire.method} ${wire.target} ${wire.version}\r\n${wire.headers.join('\r\n')}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), wire.body]);
  return breakage.spoil?.(bytes) ?? bytes;
}
