import type { TermsVersion } from '#server/accounts/exports.ts';
import type { Block } from '#server/report/exports.ts';

/** `1. Eligibility and consent`, or `## Eligibility and consent`. */
const HEADING = /^(?:\d{1,2}\. |#{1,6} )(?=\S.{0,99}$)/;

/** The exact words of terms, as they are printed: a heading for each of their heads. */
export function termsBlocks({ body }: Pick<TermsVersion, 'body'>): Block[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((text) => {
      const isHeading = HEADING.test(text);
      return isHeading ? { kind: 'heading', text: text.replace(/^#+ /, '') } : { kind: 'paragraph', text };
    });
}
