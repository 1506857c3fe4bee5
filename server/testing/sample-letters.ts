/** Every kind of letter as a family with long names gets it, for eyes to look at. */
import type { User } from '#domain/contract/accounts.ts';
import { OUR_TERMS, termsText } from '#domain/terms.ts';
import { consentLetter } from '#server/consent/consent.mail.ts';
import { graceLetter, noticeLetter, plusLetter, reminderLetter } from '#server/consent/notice.mail.ts';
import { CODE_SLOT } from '#server/mail/code-slot.ts';
import { withFoot } from '#server/mail/letter-foot.ts';
import { mailHtml } from '#server/mail/mail-html.ts';
import { type Letter, LINK_SLOT } from '#server/mail/outbox.service.ts';
import { passwordResetLetter, resetCodeLetter } from '#server/password-reset/password-reset.mail.ts';

const NOW = Date.UTC(2027, 4, 1, 15, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const LINK = `https://notebooks.troop-42-of-the-north-woods.example/parent/confirm#${'a1-B2_'.repeat(7)}x`;
const SITE = {
  siteName: 'Rootling',
  supportEmail: 'help@troop-42-of-the-north-woods.example',
  baseUrl: 'https://notebooks.troop-42-of-the-north-woods.example',
};
const CHILD: User = {
  id: 'maximiliana',
  username: 'maximiliana',
  email: 'maximiliana@family.example',
  firstName: 'Maximiliana-Theodora',
  lastName: 'Featherstonehaugh-Montgomery',
  role: 'student',
  organization: 'girl_scouts',
  troopNumber: '42',
  state: 'WI',
  zipCode: '53703',
  profileCompleted: true,
  parentConsentCompleted: true,
  parentConsentCompletedAt: new Date(NOW).toISOString(),
  consentState: 'confirmed',
  consentEndsAt: null,
  parentFirstName: 'Ngozi Chimamanda',
  parentLastName: 'Featherstonehaugh-Okafor',
  parentEmail: 'ngozi@family.example',
  parentPhone: null,
};
const TERMS = {
  hash: '0123456789abcdef'.repeat(4),
  version: OUR_TERMS.version,
  body: termsText(OUR_TERMS, SITE.supportEmail),
};

function allLetters(): Readonly<Record<string, Letter>> {
  const facts = { child: CHILD, recordId: 'record', site: SITE, signedAt: NOW, endsAt: NOW + 14 * DAY_MS };
  return {
    'consent-copy': consentLetter(CHILD, TERMS, SITE, NOW),
    'consent-notice': noticeLetter({ ...facts, child: { ...CHILD, consentState: 'signed' } }),
    'consent-reminder': reminderLetter(facts, NOW),
    'consent-grace': graceLetter(facts, NOW),
    'consent-plus': plusLetter(facts, { terms: TERMS, method: 'email' }, NOW),
    'password-changed': passwordResetLetter(CHILD, 'questions', SITE, NOW),
    'password-set': passwordResetLetter(CHILD, 'administrator', SITE, NOW),
    'password-code': resetCodeLetter(CHILD, 'hash', SITE),
  };
}

export type SampleLetter = { name: string; subject: string; text: string; html: string };

export function sampleLetters(): SampleLetter[] {
  return Object.entries(allLetters()).map(([name, { subject, body }]) => {
    const text = withFoot(body, SITE).replaceAll(LINK_SLOT, LINK).replaceAll(CODE_SLOT, '0417 5529');
    return { name, subject, text, html: mailHtml(text) };
  });
}
