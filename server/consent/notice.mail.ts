/**
 * Letters to a parent whose consent is confirmed by mail (PRODUCT.md#the-answer-to-a-consent): the notice before, the
 * reminders, and the letter after it with the way to take it back. Plain text; nothing typed can become a link.
 */

import { createHash } from 'node:crypto';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Language } from '#domain/languages.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { letterWords } from '#languages/letters.ts';
import type { TermsVersion } from '#server/accounts/exports.ts';
import {
  type Evidence,
  type Letter,
  LINK_SLOT,
  letterAddress,
  letterText,
  type MailWords,
  type Site,
  withFoot,
} from '#server/mail/exports.ts';
import { isoTime, spokenDayIn } from '#server/platform/db/timestamps.ts';
import { quotedTerms } from './consent.mail.ts';
import type { RecordInForce } from './consent.store.ts';

/** A letter about one consent, but for whom it goes to and when. */
export type NoticeFacts = {
  readonly child: Pick<
    User,
    'id' | 'firstName' | 'parentFirstName' | 'parentLastName' | 'parentEmail' | 'consentState' | 'state'
  >;
  /** The consent that the link in it leads to. */
  readonly recordId: string;
  /** The language of the signed words: an answer proves something only in that language. */
  readonly language: Language;
  readonly site: Site;
  readonly signedAt: number;
  /** When all is deleted, or the consent pauses, if nobody answers; null where it has paused. */
  readonly endsAt: number | null;
};

/** The day on which these words were settled: a changed word is another day. */
export const NOTICE_VERSION = 'notice 2026-11-27';

const WORDS = letterWords('consent');

function namesOf({ child, site, signedAt, endsAt, language }: NoticeFacts) {
  const where = { timeZone: timeZoneOf(child.state), language };
  return {
    child: withoutLinks(child.firstName),
    parent: withoutLinks(`${child.parentFirstName ?? ''} ${child.parentLastName ?? ''}`),
    siteName: site.siteName,
    support: site.supportEmail,
    link: LINK_SLOT,
    signed: spokenDayIn(isoTime(signedAt), where),
    ends: endsAt === null ? null : spokenDayIn(isoTime(endsAt), where),
  };
}

function letterOf({
  child,
  recordId,
  language,
}: NoticeFacts): Pick<Letter, 'userId' | 'language' | 'recipient' | 'link'> {
  return {
    userId: child.id,
    language,
    recipient: child.parentEmail,
    link: { purpose: 'consent', subjectId: recordId },
  };
}

/** Returns the evidence of a sent letter, with the fingerprint of the words that everybody gets. */
function evidenceOf(
  { recordId }: Pick<NoticeFacts, 'recordId'>,
  { hash: textHash }: TermsVersion,
  sentEvent: Evidence['sentEvent'],
): { evidence: Evidence } {
  return { evidence: { recordId, sentEvent, textHash } };
}

/** The whole notice, at once; that it goes is noted as it is put in line. */
export function noticeLetter(facts: NoticeFacts): Letter {
  return {
    ...letterOf(facts),
    ...evidenceOf(facts, noticeVersion(facts), null),
    write: (language) => WORDS[language].notice(namesOf(facts)),
    kind: 'consent-notice',
  };
}

export function reminderLetter(facts: NoticeFacts, sendAt: number): Letter {
  const write: Letter['write'] = (language) => WORDS[language].reminder(namesOf(facts));
  const evidence = evidenceOf(facts, reminderVersion(facts), 'notice-sent');
  return { ...letterOf(facts), write, ...evidence, kind: 'consent-reminder', sendAt };
}

/** To parents who signed before their mailbox was asked. */
export function graceLetter(facts: NoticeFacts, sendAt: number): Letter {
  const write: Letter['write'] = (language) => WORDS[language].grace(namesOf(facts));
  const evidence = evidenceOf(facts, graceVersion(facts), 'notice-sent');
  return { ...letterOf(facts), write, ...evidence, kind: 'grace-notice', sendAt };
}

/** At once after a call that stands for an answer by mail: the link in it is the way to say no. */
export function byPhoneLetter(facts: NoticeFacts): Letter {
  const write: Letter['write'] = (language) => WORDS[language].byPhone(namesOf(facts));
  return {
    ...letterOf(facts),
    ...evidenceOf(facts, byPhoneVersion(facts), 'notice-sent'),
    write,
    kind: 'consent-by-phone',
  };
}

/** The words of a given consent, and its proof. */
type Given = Pick<RecordInForce, 'terms' | 'method'>;

/** The signed words, and the parent's page; null for a parent who confirmed without mail. */
function givenWords({ site: { baseUrl }, language }: Wording, { method, terms }: Given) {
  const page = method === 'email' ? letterAddress(`${baseUrl}`, OPEN_SCREENS.parent, language) : null;
  return { page, version: terms.version, terms: quotedTerms(terms) };
}

/** The letter after the consent, which says how to take it back. */
export function plusLetter(facts: NoticeFacts, given: Given, sendAt: number): Letter {
  const { link: _, ...letter } = letterOf(facts);
  const write: Letter['write'] = (language) =>
    WORDS[language].plus(namesOf(facts), givenWords({ site: facts.site, language }, given));
  const evidence = evidenceOf(facts, plusVersion(facts, given), 'plus-sent');
  return { ...letter, write, ...evidence, kind: 'consent-plus', sendAt };
}

/** The site and language of the words. */
type Wording = Pick<NoticeFacts, 'site' | 'language'>;

const NAMES = {
  en: { child: '[child]', parent: '[parent]', signed: '[day]', ends: '[day]' },
  es: { child: '[nombre]', parent: '[madre, padre o tutor]', signed: '[día]', ends: '[día]' },
} as const;

/** The words of a letter as they are kept: with names for what differs from family to family. */
function versionOf(
  write: (names: ReturnType<typeof namesOf>) => MailWords,
  { site, language }: Wording,
): TermsVersion {
  const { siteName, supportEmail: support } = site;
  const { blocks } = write({ ...NAMES[language], siteName, support, link: LINK_SLOT });
  const body = letterText(withFoot(blocks, site, language));
  return { hash: createHash('sha256').update(body).digest('hex'), version: NOTICE_VERSION, body };
}

export const noticeVersion = (wording: Wording) => versionOf(WORDS[wording.language].notice, wording);
export const reminderVersion = (wording: Wording) => versionOf(WORDS[wording.language].reminder, wording);
export const graceVersion = (wording: Wording) => versionOf(WORDS[wording.language].grace, wording);
export const byPhoneVersion = (wording: Wording) => versionOf(WORDS[wording.language].byPhone, wording);
export const plusVersion = (wording: Wording, given: Given) =>
  versionOf((names) => WORDS[wording.language].plus(names, givenWords(wording, given)), wording);
