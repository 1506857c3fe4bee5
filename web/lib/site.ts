import { SITE_NAME } from '#domain/limits.ts';
import { SITE_NAME_SLOT } from '#domain/rules/platform/screens.ts';

/** A page that is drawn at build time has no document and no configuration yet. */
const isDrawing = typeof document === 'undefined';

/** Returns a setting that the server wrote into the page. */
export function meta(name: string): string | null {
  return isDrawing ? null : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null);
}

export const siteName = isDrawing ? SITE_NAME_SLOT : (meta('site-name') ?? SITE_NAME);
/** True when a parent confirms the child's device's signature by mail (PRODUCT.md#confirmed-by-mail). */
export const isConsentByMail = meta('consent-by-mail') === 'yes';
/** True when parents can have a link to their page mailed (PRODUCT.md#opening-the-page). */
export const hasParentsPage = meta('parents-page') === 'yes';
/** Days in which a child can bring back a deleted project (PRODUCT.md#deleted-projects); 0 when not at all. */
export const deletedProjectDays = Number(meta('deleted-project-days') ?? 30);
export const supportEmail = meta('support-email') ?? 'support@rootling.example';
