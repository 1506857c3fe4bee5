import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';

/** Headers of one connection that go no further (RFC 9113, 8.2.2). */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'http2-settings'];

/** Caddy's `minimum_length`. */
const PACKED_FROM_BYTES = 512;

/** Bytes that a browser may send before the server has taken them in: Caddy's, which are those of Go. */
const WINDOW_BYTES = 1 << 20;

/**
 * Stands before the program as Caddy does where it is in use (OPERATING.md): https, and HTTP/2 to the browser, HTTP/1.1 to
 * the program, and what a page asks for packed (`encode`). Without https a phone has neither a service worker nor a camera,
 * so this is how a child meets it.
 * @param behind where the program listens, as `http://host:port`.
 * @throws Error where there is no `openssl`, which makes the certificate.
 */
export async function startHttps(behind: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = { initialWindowSize: WINDOW_BYTES };
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true, settings }, (req, res) =>
    pass(req, res, new URL(behind)),
  );
  // The streams of a connection share one.
  server.on('session', (session) => session.setLocalWindowSize(WINDOW_BYTES));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(req: Http2ServerRequest, res: Http2ServerResponse, behind: URL): void {
  const { hostname, port, host } = behind;
  const headers = { ...forwarded(req.headers), host };
  const onward = request({ hostname, port, path: req.url, method: req.method, headers }, (response) => {
    const status = response.statusCode ?? 502;
    const headers = forwarded(response.headers);
    if (!isPacked(req.headers, headers)) {
      res.writeHead(status, headers);
      response.pipe(res);
      return;
    }
    const { 'content-length': _, ...packed } = headers;
    res.writeHead(status, { ...packed, 'content-encoding': 'gzip' });
    response.pipe(createGzip()).pipe(res);
  });
  // By HTTP/1.1 a response has no stream of its own.
  onward.on('error', () => (res.stream ?? res).destroy());
  req.pipe(onward);
}

/** As Caddy's `encode` decides by itself, of the types that the program sends unpacked. */
function isPacked(asked: IncomingHttpHeaders, sent: IncomingHttpHeaders): boolean {
  const isWorthIt = Number(sent['content-length'] ?? 0) >= PACKED_FROM_BYTES;
  const isText = sent['content-type']?.startsWith('application/json') ?? false;
  return isWorthIt && isText && String(asked['accept-encoding']).includes('gzip');
}

function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.includes(name),
  );
  return Object.fromEntries(kept);
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const its = ['-keyout', keyFile, '-out', certFile, '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...its], { stdio: 'ignore' });
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } catch (error) {
    throw new Error('openssl has to be there, which makes a certificate for the measurement.', {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
