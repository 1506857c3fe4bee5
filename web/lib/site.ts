import { SITE_NAME } from '#domain/limits.ts';
import { SITE_NAME_SLOT } from '#domain/rules/platform/screens.ts';

/** A page that is drawn at build time has no document and no configuration yet. */
const isDrawing = typeof document === 'undefined';

/** What the server wrote into the page from its configuration. */
export function meta(name: string): string | null {
  return isDrawing ? null : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null);
}

export const siteName = isDrawing ? SITE_NAME_SLOT : (meta('site-name') ?? SITE_NAME);
/** Whether a parent confirms in her own mailbox what was signed on the child's device (PRODUCT.md#confirmed-by-mail). */
export const isConsentByMail = meta('consent-by-mail') === 'yes';
/** Whether parents can have a link to their page mailed (PRODUCT.md#opening-the-page). */
export const hasParentsPage = meta('parents-page') === 'yes';
/** How long a child can bring back a project that she deleted (PRODUCT.md#deleted-projects); 0 where she cannot. */
export const deletedProjectDays = Number(meta('deleted-project-days') ?? 30);
export const supportEmail = meta('support-email') ?? 'support@rootling.example';
