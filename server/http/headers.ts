import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Our own content security policy (DESIGN, server row). Radix sets inline styles; HEIC is decoded by wasm. Https is
 * demanded only where the configuration says https, or phones on a LAN would break.
 */
export function contentSecurityPolicy(config: Config): FastifyHelmetOptions {
  const isHttps = config.baseUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** Powers of a browser that no page of ours uses; a file field opens the camera without any. */
const WITHHELD_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Withholds them from every page, so that a script that got in could not ask for them either. */
export function withholdPowers(app: FastifyInstance): void {
  const policy = WITHHELD_POWERS.map((power) => `${power}=()`).join(', ');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', policy);
  });
}

/** What a call answers is about a person: no cache keeps it, unless its route says otherwise. */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
