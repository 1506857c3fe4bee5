/** Every kind of letter as a family with long names gets it, to be looked at and read. */
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import type { ReminderLine } from '#domain/rules/family/reminders.ts';
import { CLOCK_CLASSES } from '#domain/rules/keeping/clock-classes.ts';
import { OUR_TERMS, termsText } from '#domain/terms.ts';
import { consentLetter } from '#server/consent/consent.mail.ts';
import {
  byPhoneLetter,
  graceLetter,
  noticeLetter,
  plusLetter,
  reminderLetter,
} from '#server/consent/notice.mail.ts';
import { receiptLetter } from '#server/deletions/receipt.mail.ts';
import { openedLetter, pageLetter } from '#server/family/entry/entry.mail.ts';
import * as replacing from '#server/family/guardians/replacing.mail.ts';
import * as reminding from '#server/family/reminders/reminders.mail.ts';
import * as stopping from '#server/family/stopping/stopping.mail.ts';
import * as holding from '#server/keeping/holds/holds.mail.ts';
import { noticeLetter as endLetter } from '#server/keeping/keeping.mail.ts';
import { linkTo } from '#server/mail/letter-address.ts';
import { withFoot } from '#server/mail/letter-foot.ts';
import { partsOf } from '#server/mail/letter-parts.ts';
import { type Letter, placeOf } from '#server/mail/outbox.service.ts';
import { LINKS } from '#server/mail/wording.service.ts';
import { passwordResetLetter, resetCodeLetter } from '#server/sign-in/password-reset/password-reset.mail.ts';
import * as reviewing from '#server/troop/reviews/reviews.mail.ts';
import type { FoundReview } from '#server/troop/reviews/reviews.store.ts';

const NOW = Date.UTC(2027, 4, 1, 15, 4);
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = `${'a1-B2_'.repeat(7)}x`;
const SITE = {
  siteName: 'Rootling',
  supportEmail: 'help@troop-42-of-the-north-woods.example',
  baseUrl: 'https://notebooks.troop-42-of-the-north-woods.example',
  operator: {
    name: 'Troop 42 of the North Woods',
    address: '1 Elm Street, Madison WI 53703',
    phone: '608 555 0100',
  },
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
  isHeld: false,
  parentFirstName: 'Ngozi Chimamanda',
  parentLastName: 'Featherstonehaugh-Okafor',
  parentEmail: 'ngozi@family.example',
  parentPhone: null,
};
const GUARDIAN = {
  id: 'guardian',
  userId: CHILD.id,
  email: 'ngozi@family.example',
  emailKey: 'ngozi@family.example',
  name: 'Ngozi Okafor',
};
const PLANNED = { guardian: GUARDIAN, email: 'ngozi@new-work.example', startsAt: NOW + 7 * DAY_MS };
const TERMS = {
  hash: '0123456789abcdef'.repeat(4),
  version: OUR_TERMS.version,
  body: termsText(OUR_TERMS, SITE.supportEmail),
};

const REVIEW: FoundReview = {
  ...{
    id: 'review',
    projectId: 'project',
    projectName: 'Black Willow by the creek',
    by: 'Ana Rivera-Montgomery',
  },
  ...{ verdict: 'please-fix', phrases: ['add-photo', 'add-notes'], writtenAt: new Date(NOW).toISOString() },
  note: 'The roots hide behind the label. Turn the jar to the light, please.',
  ...{ takenBackAt: null, fixedAt: null, reportedAt: null, checkedAt: null },
  ...{ userId: CHILD.id, troopId: 'troop', leaderId: 'leader', scout: CHILD.username, troop: '42' },
};

const CHECK: ReminderLine = {
  ...{ kind: 'check', guardianId: GUARDIAN.id, projectId: 'project', childName: CHILD.firstName },
  ...{ tree: 'Black Willow', dueOn: '2026-05-09', isLast: false },
};
const REMINDER = {
  to: { email: GUARDIAN.email, userId: CHILD.id, guardianId: GUARDIAN.id },
  ...{ today: '2026-05-09', site: SITE, now: NOW },
};

function allLetters(language: Language): Readonly<Record<string, Letter>> {
  const facts = {
    child: CHILD,
    recordId: 'record',
    language,
    site: SITE,
    signedAt: NOW,
    endsAt: NOW + 14 * DAY_MS,
  };
  const about = { childName: CHILD.firstName, site: SITE };
  return {
    'consent-copy': consentLetter(CHILD, TERMS, SITE, NOW),
    'consent-notice': noticeLetter({ ...facts, child: { ...CHILD, consentState: 'signed' } }),
    'consent-reminder': reminderLetter(facts, NOW),
    'consent-grace': graceLetter(facts, NOW),
    'consent-plus': plusLetter(facts, { terms: TERMS, method: 'email' }, NOW),
    'consent-by-phone': byPhoneLetter(facts),
    'password-changed': passwordResetLetter(GUARDIAN.email, CHILD, 'questions', SITE, NOW),
    'password-set': passwordResetLetter(GUARDIAN.email, CHILD, 'administrator', SITE, NOW),
    'password-code': resetCodeLetter(GUARDIAN.email, CHILD, 'hash', SITE),
    'parent-link': pageLetter(GUARDIAN.email, SITE),
    'parent-opened': openedLetter(GUARDIAN, SITE, NOW),
    'parent-stopped': stopping.stoppedLetter(GUARDIAN, about, NOW + 30 * DAY_MS),
    'parent-restarted': stopping.restartedLetter(GUARDIAN, about),
    'parent-cancel': stopping.cancelLetter(GUARDIAN, about, NOW + 3 * DAY_MS),
    'parent-at-once': stopping.atOnceLetter(GUARDIAN, about),
    'parent-deletion-told': stopping.deletionToldLetter(GUARDIAN, about, NOW + 3 * DAY_MS),
    'parent-receipt': receiptLetter({ ...GUARDIAN, language }, about, {
      id: '5e0c1d9a-7b1f-4c55-9a57-0d8f3f0c2b11',
      happenedAt: NOW,
      counts: { accounts: 1, projects: 1, trackingEntries: 9, plantingEntries: 2, photos: 214 },
    }),
    ...Object.fromEntries(
      CLOCK_CLASSES.map((name) => [
        `end-${name}`,
        endLetter(GUARDIAN.email, {
          notice: { class: name, subjectId: 'it', daysBefore: 30, userId: CHILD.id, writtenAt: NOW },
          ...{ childName: CHILD.firstName, state: CHILD.state },
          projectName: 'Black Willow by the creek',
          endsAt: NOW + 30 * DAY_MS,
          hasPage: name !== 'pausedConsents',
          recordId: name === 'pausedConsents' ? 'record' : null,
          site: SITE,
        }),
      ]),
    ),
    'parent-replace': replacing.toBeReplacedLetter(PLANNED, about),
    'parent-replace-told': replacing.replacementTellsLetter(GUARDIAN, PLANNED, about),
    'parent-replace-new': replacing.replacementComesLetter(PLANNED, SITE),
    'parent-replace-not': replacing.addressStaysLetter(GUARDIAN, SITE),
    'parent-replaced': replacing.replacedLetter(GUARDIAN, { ...GUARDIAN, id: 'other' }, about),
    'parent-hold': holding.heldLetter(GUARDIAN, about, { basis: 'legal', endsAt: NOW + 360 * DAY_MS }),
    'parent-review': reviewing.reviewLetter(GUARDIAN, REVIEW, about),
    'parent-review-taken-back': reviewing.takenBackLetter(GUARDIAN, REVIEW, about),
    'parent-review-reported': reviewing.reportedLetter(GUARDIAN, REVIEW, about),
    'parent-nudge': reviewing.nudgeLetter(GUARDIAN, REVIEW.by, about),
    'parent-hold-over': holding.overLetter(GUARDIAN, about),
    'parent-reminder': reminding.reminderLetter({ ...REMINDER, lines: [CHECK] }),
    'parent-reminders': reminding.reminderLetter({
      ...REMINDER,
      lines: [
        { ...CHECK, dueOn: '2026-05-07', isLast: true },
        { ...CHECK, tree: null },
        { ...CHECK, childName: 'Bo', tree: 'Eastern Cottonwood' },
      ],
    }),
    'parent-reminder-tree': reminding.reminderLetter({
      ...REMINDER,
      lines: [{ ...CHECK, kind: 'tree' }],
    }),
    'parent-reminder-last': reminding.reminderLetter({ ...REMINDER, lines: [{ ...CHECK, isLast: true }] }),
  };
}

export type SampleLetter = { name: string; subject: string; text: string; html: string };

export function sampleLetters(language: Language = FIRST_LANGUAGE): SampleLetter[] {
  return Object.entries(allLetters(language)).map(([name, letter]) => {
    const { subject, blocks } = letter.write(language);
    const about = letter.link;
    // The owner of the page behind a link is looked up on sending.
    const purpose = about && about.purpose !== 'reset-code' ? about.purpose : 'parent';
    const where = { baseUrl: SITE.baseUrl, path: LINKS[purpose].path, token: TOKEN, language };
    const content = withFoot(blocks, SITE, language, placeOf(letter));
    const parts = partsOf({ subject, content, language }, { link: linkTo(where), code: '0417 5529' });
    return { name, subject, html: '', ...parts };
  });
}
