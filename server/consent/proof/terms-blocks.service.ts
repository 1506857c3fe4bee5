import { termsParts } from '#domain/terms.ts';
import type { TermsVersion } from '#server/accounts/exports.ts';
import type { Block } from '#server/report/exports.ts';

/** The exact words of terms, as they are printed: a heading for each of their heads. */
export function termsBlocks({ body }: Pick<TermsVersion, 'body'>): Block[] {
  return termsParts(body).map(({ kind, text }) => ({
    kind: kind === 'heading' ? 'heading' : 'paragraph',
    text,
  }));
}
