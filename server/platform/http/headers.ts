import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { OWN_HEADER, OWN_HEADER_VALUE } from '#domain/rules/platform/own-response.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { requestPath } from './request-path.ts';

/**
 * The hash of the one script in web/index.html: it sets the letters as a child reads them (PRODUCT.md#easier-to-read)
 * before anything is drawn.
 */
const LETTERS_SCRIPT = "'sha256-YB3zfog73CKcDNCu1NdhfzB/kMaBE6PohCj2UlYx3XA='";

/** Radix sets inline styles; HEIC is decoded by wasm. */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'", LETTERS_SCRIPT],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Powers of a browser: our own pages show a viewfinder, and use none of the others. Helmet has no word for them. */
const POWERS = [
  'camera=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb'].map((power) => `${power}=()`),
].join(', ');

/** Https is demanded only where the configuration says https, or phones on a LAN would break. */
function helmetOptions({ baseUrl, hstsSubdomains }: Config): HelmetOptions {
  const isHttps = baseUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(isHttps && { 'upgrade-insecure-requests': [] }) },
    },
    referrerPolicy: { policy: 'same-origin' },
    // The names below it may be somebody else's, and without https.
    strictTransportSecurity: isHttps && { maxAge: YEAR_SECONDS, includeSubDomains: hstsSubdomains },
    xFrameOptions: { action: 'deny' },
  };
}

/** Sets the headers that keep a page to itself, and the one that tells the server's responses from a stranger's, on one response. */
export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** Helmet is made once and not for each request, and serves what the router refuses too (docs/decisions/0110). */
export function protector(config: Config): Protect {
  const setHeaders = helmet(helmetOptions(config));
  return (request, reply) => {
    reply.raw.setHeader(OWN_HEADER, OWN_HEADER_VALUE);
    setHeaders(request.raw, reply.raw, () => {});
    reply.raw.setHeader('permissions-policy', POWERS);
    // Responses of calls are about a person, so no cache keeps them unless a route says otherwise.
    if (requestPath(request).startsWith('/api')) reply.raw.setHeader('cache-control', 'no-store');
  };
}

/** Protects every response that a hook sees; to be registered before whatever refuses a request. */
export function protectResponses(app: FastifyInstance, protect: Protect): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    done();
  });
}
