import { SITE_NAME } from '#domain/limits.ts';

/** What the server wrote into the page from its configuration. */
function meta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

export const siteName = meta('site-name') ?? SITE_NAME;
export const supportEmail = meta('support-email') ?? 'support@rootling.example';
