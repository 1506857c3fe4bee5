import type { Language } from '#domain/languages.ts';
import { documentWords } from '#languages/documents.ts';
import type { TermsVersion } from '#server/accounts/exports.ts';
import type { PdfDocument } from '#server/report/exports.ts';
import { termsBlocks } from './terms-blocks.service.ts';

export type BlankForm = {
  readonly siteName: string;
  readonly supportEmail: string;
  /** Where it is sent back to, line by line; null where the operator has not said. */
  readonly returnAddress: string | null;
  /** In the language of the form. */
  readonly terms: TermsVersion;
  readonly language: Language;
};

const WORDS = documentWords('blankForm');

/** The consent on paper, for parents who do not sign on a screen: one page to fill in, and the terms after it. */
export function blankForm({
  siteName,
  supportEmail,
  returnAddress,
  terms,
  language,
}: BlankForm): PdfDocument {
  const words = WORDS[language];
  const { version, hash } = terms;
  const back =
    returnAddress === null ? words.handToLeader(supportEmail) : words.sendTo(returnAddress, supportEmail);
  return {
    title: `${words.title}: ${siteName}`,
    language,
    paper: 'letter',
    foot: `${siteName} · ${words.title} · ${words.termsOf(version)}`,
    blocks: [
      { kind: 'title', text: words.title, lines: [words.forSite(siteName)] },
      { kind: 'paragraph', text: words.about(siteName) },
      { kind: 'heading', text: words.yourChild },
      { kind: 'blanks', labels: [words.childsName, words.troop] },
      { kind: 'heading', text: words.you },
      { kind: 'blanks', labels: [words.yourName, words.phone, words.email] },
      { kind: 'heading', text: words.yourConsent },
      { kind: 'signature', text: words.agree(version), lines: [words.signature, words.date] },
      { kind: 'paragraph', text: back },
      { kind: 'page' },
      ...termsBlocks(terms),
      { kind: 'paragraph', text: words.fingerprint(hash) },
    ],
  };
}
