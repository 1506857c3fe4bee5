import { expect, test } from 'vitest';
import { LETTER_CLASSES } from './letter-classes.ts';
import { MAIL_KINDS } from './mail-problems.ts';

const CHOSEN = MAIL_KINDS.map((kind) => {
  const result = LETTER_CLASSES[kind];
  return [kind, result.isSecurity ? 'never dropped' : result.share] as const;
});

test('#letters-of-security: every kind of letter has its class', () => {
  expect(Object.fromEntries(CHOSEN)).toEqual({
    'reset-code': 'never dropped',
    'password-changed': 'never dropped',
    'parent-opened': 'never dropped',
    'parent-told': 'never dropped',
    'deletion-told': 'never dropped',
    'address-taken-off': 'never dropped',
    'staff-told': 'never dropped',
    'consent-by-phone': 'never dropped',
    'consent-notice': 'sign-ups',
    'consent-copy': 'sign-ups',
    'consent-reminder': 'sign-ups',
    'parent-link': 'page-links',
    'parent-invitation': 'invitations',
    'parent-address': 'invitations',
    'family-invitation': 'others',
    'staff-invitation': 'others',
    'consent-plus': 'others',
    'grace-notice': 'others',
    'keeping-notice': 'others',
    letter: 'others',
    reminder: 'others',
  });
});
