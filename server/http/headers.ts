import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Radix sets inline styles; HEIC is decoded by wasm. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Powers of a browser that no page of ours uses; a file field opens the camera without any. */
const WITHHELD_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * What every answer tells the browser: what helmet would, written down once instead of worked out for each answer
 * (docs/decisions/0054-what-every-request-pays.md). Https is demanded only where the configuration says https, or
 * phones on a LAN would break.
 */
function protectiveHeaders({ baseUrl, hstsSubdomains }: Config): Record<string, string> {
  const isHttps = baseUrl?.startsWith('https:') ?? false;
  const policy = [...CONTENT_SECURITY_POLICY, ...(isHttps ? ['upgrade-insecure-requests'] : [])];
  // The names below it may be somebody else's, and without https.
  const reach = hstsSubdomains ? '; includeSubDomains' : '';
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': WITHHELD_POWERS.map((power) => `${power}=()`).join(', '),
    'referrer-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': `max-age=31536000${reach}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * Sends the headers that keep a page to itself with every answer. What a call answers is about a person: no cache keeps
 * it, unless its route says otherwise.
 */
export function protectAnswers(app: FastifyInstance, config: Config): void {
  const headers = protectiveHeaders(config);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}
