import type { TermsVersion } from '#server/consent/consent.store.ts';
import type { PdfDocument } from '#server/pdf/pdf-document.ts';
import { termsBlocks } from './terms-blocks.service.ts';

export type BlankForm = {
  readonly siteName: string;
  readonly supportEmail: string;
  /** Where it is sent back to, line by line; null where the operator has not said. */
  readonly returnAddress: string | null;
  readonly terms: TermsVersion;
};

/** The consent on paper, for parents who do not sign on a screen: one page to fill in, and the terms after it. */
export function blankForm({ siteName, supportEmail, returnAddress, terms }: BlankForm): PdfDocument {
  const title = 'Parent Consent Form';
  const back =
    returnAddress === null
      ? `Please hand the signed page to your troop's leader. Questions: ${supportEmail}`
      : `Please send the signed page to:\n${returnAddress}\nQuestions: ${supportEmail}`;
  return {
    title: `${title}: ${siteName}`,
    paper: 'letter',
    foot: `${siteName} · ${title} · Terms: version ${terms.version}`,
    blocks: [
      { kind: 'title', text: title, lines: [`For ${siteName}, a field notebook for growing trees`] },
      {
        kind: 'paragraph',
        text: `A child may use ${siteName} once a parent or legal guardian has agreed to the terms, which follow on the next pages. You can sign on your child's device, or on this page.`,
      },
      { kind: 'heading', text: 'Your child' },
      { kind: 'blanks', labels: ["Child's first and last name", 'Troop, and username if there is one yet'] },
      { kind: 'heading', text: 'You' },
      {
        kind: 'blanks',
        labels: ['Your first and last name', 'Phone number', 'E-mail address (you may leave this empty)'],
      },
      { kind: 'heading', text: 'Your consent' },
      {
        kind: 'signature',
        text: `I am the parent or legal guardian of this child, and I agree to the terms on the next pages (version ${terms.version}).`,
        lines: ['Signature of the parent or guardian', 'Date'],
      },
      { kind: 'paragraph', text: back },
      { kind: 'page' },
      ...termsBlocks(terms),
      { kind: 'paragraph', text: `Fingerprint of these words (SHA-256): ${terms.hash}` },
    ],
  };
}
